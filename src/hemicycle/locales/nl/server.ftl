notice-serving = Hemicycle: { $address }

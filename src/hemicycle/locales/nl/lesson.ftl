# De coach van een eerste avond

coach-title = Eerste avond
coach-choose = Aan welke kant wil je op je eerste avond zitten?
coach-begin = Beginnen, ongeveer { $minutes } minuten
coach-offline = Zonder netwerk kan de les niet gespeeld worden. Dit legt ze uit.
coach-step = { $n } van { $of }
coach-back = Terug
coach-next = Verder
coach-next-does = Verder doet het voor je
coach-finish = Verder spelen
coach-leave = Ik speel zelf verder
coach-done = (gedaan)
coach-your-turn = Jouw beslissing. Hier is elke keuze goed.
coach-watch = Kijk wat de anderen doen.
coach-do-it = Beslis voor mij
coach-come-back = Terug naar de les
coach-trouble-place = De les spreekt over iets dat op deze tafel niet te zien is. Ze eindigt hier; het spel is van jou.
coach-trouble-words = De les is haar woorden kwijt. Ze eindigt hier; het spel is van jou.
coach-trouble-revision = Dit spel is begonnen onder andere regels dan waarvoor de les is geschreven. De les eindigt hier; het spel is van jou.

// The twelve regions of Global Powers as SVG paths, put together from the countries of Natural Earth while building.
// Which country belongs to which region is our own drawing; the rules know only the regions and their borders.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoCentroid, geoNaturalEarth1, geoPath } from "d3-geo";
import type { MultiPolygon as MultiPolygonShape } from "geojson";
import { feature, merge } from "topojson-client";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { Plugin } from "vite";
import { drawn, rings } from "./maps.ts";

const MAP = "virtual:maps/regions";
const SIZE = { width: 1000, height: 528 };
/** Where the land lies on the sheet: left, top, right, bottom. */
const EXTENT: [[number, number], [number, number]] = [
  [56, 30],
  [952, 486],
];

const COUNTRIES: Record<string, string> = {
  "north-america": "Canada|Greenland|United States of America",
  "middle-america":
    "Bahamas|Belize|Costa Rica|Cuba|Dominican Rep.|El Salvador|Guatemala|Haiti|Honduras|Jamaica|Mexico|Nicaragua|Panama|Puerto Rico",
  "south-america":
    "Argentina|Bolivia|Brazil|Chile|Colombia|Ecuador|Falkland Is.|Guyana|Paraguay|Peru|Suriname|Trinidad and Tobago|Uruguay|Venezuela",
  europe:
    "Albania|Austria|Belgium|Bosnia and Herz.|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Kosovo|Latvia|Lithuania|Luxembourg|Macedonia|Moldova|Montenegro|N. Cyprus|Netherlands|Norway|Poland|Portugal|Romania|Serbia|Slovakia|Slovenia|Spain|Sweden|Switzerland|Ukraine|United Kingdom",
  russia: "Armenia|Azerbaijan|Belarus|Georgia|Kazakhstan|Kyrgyzstan|Russia|Tajikistan|Turkmenistan|Uzbekistan",
  orient:
    "Afghanistan|Iran|Iraq|Israel|Jordan|Kuwait|Lebanon|Oman|Palestine|Qatar|Saudi Arabia|Syria|Turkey|United Arab Emirates|Yemen",
  india: "Bangladesh|Bhutan|India|Nepal|Pakistan|Sri Lanka",
  china: "China|Mongolia|North Korea|Taiwan",
  japan: "Japan|South Korea",
  "southeast-asia": "Brunei|Cambodia|Indonesia|Laos|Malaysia|Myanmar|Philippines|Thailand|Timor-Leste|Vietnam",
  australia: "Australia|Fiji|New Caledonia|New Zealand|Papua New Guinea|Solomon Is.|Vanuatu",
};
/** Parts of a country far from its capital that lie in another region. */
const OVERSEAS: Record<string, { west: number; region: string }> = {
  France: { west: -30, region: "south-america" },
};
const NOWHERE = ["Antarctica", "Fr. S. Antarctic Lands"];
const REST = "africa"; // every country that is not named above

type Country = (Polygon | MultiPolygon) & { properties: { name: string } };
type Countries = Topology<{ countries: { type: "GeometryCollection"; geometries: Country[] } }>;

/** A country as single pieces of land. */
function apart(country: Country): Polygon[] {
  return (country.type === "Polygon" ? [country.arcs] : country.arcs).map((arcs) => ({ type: "Polygon", arcs }));
}

function world() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-110m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Countries;
  const regionOf = new Map(
    Object.entries(COUNTRIES).flatMap(([region, names]) => names.split("|").map((name) => [name, region] as const)),
  );
  const shapes = new Map<string, Polygon[]>();
  for (const country of atlas.objects.countries.geometries) {
    const { name } = country.properties;
    if (NOWHERE.includes(name)) continue;
    const home = regionOf.get(name) ?? REST;
    for (const part of apart(country)) {
      const overseas = OVERSEAS[name];
      const region = overseas && geoCentroid(feature(atlas, part))[0] < overseas.west ? overseas.region : home;
      shapes.set(region, [...(shapes.get(region) ?? []), part]);
    }
  }
  const regions = [...shapes].map(([id, parts]) => [id, merge(atlas, parts) as MultiPolygonShape] as const);
  const land: MultiPolygonShape = {
    type: "MultiPolygon",
    coordinates: regions.flatMap(([, { coordinates }]) => coordinates),
  };
  const path = geoPath(geoNaturalEarth1().rotate([-11, 0]).fitExtent(EXTENT, land)).digits(1);
  const outline = (shape: MultiPolygonShape) =>
    rings(path(shape) ?? "")
      .map(drawn)
      .join("");
  return { ...SIZE, regions: regions.map(([id, shape]) => ({ id, path: outline(shape) })) };
}

/** Serves `virtual:maps/regions`. */
export function regions(): Plugin {
  return {
    name: "hemicycle-regions",
    resolveId: (id) => (id === MAP ? `\0${MAP}` : undefined),
    load: (id) => (id === `\0${MAP}` ? `export default ${JSON.stringify(world())}` : undefined),
  };
}

// Turns the map packages into plain SVG paths while building, so that the browser loads shapes and no map library.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import germany from "@svg-maps/germany";
import { geoEqualEarth, geoPath } from "d3-geo";
import type { FeatureCollection, MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const LAENDER: Record<string, string> = {
  bw: "baden-wuerttemberg",
  by: "bayern",
  be: "berlin",
  bb: "brandenburg",
  hb: "bremen",
  hh: "hamburg",
  he: "hessen",
  ni: "niedersachsen",
  mv: "mecklenburg-vorpommern",
  nw: "nordrhein-westfalen",
  rp: "rheinland-pfalz",
  sl: "saarland",
  sn: "sachsen",
  st: "sachsen-anhalt",
  sh: "schleswig-holstein",
  th: "thueringen",
};
const FINEST = 1.6; // points nearer to each other than this add weight, not shape
const PART_OF_A_STATE = 1 / 80; // of its height or width: less than a pixel where it is drawn alone
const WORLD = { width: 1000, height: 470 };

type Point = [number, number];

/** The rings of a path made of relative moves and lines ("m x,y dx,dy ... z"). */
export function rings(path: string): Point[][] {
  const found: Point[][] = [];
  let [x, y] = [0, 0];
  for (const piece of path.split(/\s*z\s*/i).filter(Boolean)) {
    const absolute = piece.startsWith("M");
    const numbers = piece.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const ring: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [dx, dy] = [numbers[i] as number, numbers[i + 1] as number];
      [x, y] = absolute ? [dx, dy] : [x + dx, y + dy];
      ring.push([x, y]);
    }
    [x, y] = ring[0] as Point; // closing a ring returns to where it began
    found.push(ring);
  }
  return found;
}

/** The same outline with fewer points. */
export function thinned(ring: Point[], finest = FINEST): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= finest) kept.push(point);
  }
  return kept.length > 2 ? kept : [];
}

/** As a path of small steps from point to point, which is half as long as one of places. Rounding never adds up. */
export function drawn(outline: Point[]): string {
  const tenths = outline.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const places = tenths.map(([x, y], k) => {
    const before = tenths[k - 1];
    return before ? `l${(x - before[0]) / 10} ${(y - before[1]) / 10}` : `M${x / 10} ${y / 10}`;
  });
  return places.length ? `${places.join("")}Z` : "";
}

function germanStates() {
  const states = germany.locations.map(({ id, path }) => {
    const whole = rings(path);
    const all = whole.flat();
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const finest = Math.max(FINEST, Math.max(right - left, bottom - top) * PART_OF_A_STATE);
    const outlines = whole.map((ring) => thinned(ring, finest));
    return { id: LAENDER[id], path: outlines.map(drawn).join(""), box: [left, top, right, bottom].map(Math.round) };
  });
  return { viewBox: germany.viewBox, states };
}

function worldLand() {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const land = withoutAntarctica(feature(atlas, atlas.objects.land) as FeatureCollection<MultiPolygon>);
  const projection = geoEqualEarth().rotate([-11, 0]);
  projection.fitExtent([[0, 0], [WORLD.width, WORLD.height]], land); // biome-ignore format: two corners
  const outlines = rings(geoPath(projection).digits(0)(land) ?? ""); // it is shown at less than half this size
  return {
    viewBox: `0 0 ${WORLD.width} ${WORLD.height}`,
    land: outlines
      .map((ring) => thinned(ring))
      .map(drawn)
      .join(""),
  };
}

/** Nobody governs there. */
function withoutAntarctica({ features }: FeatureCollection<MultiPolygon>): MultiPolygon {
  const polygons = features.flatMap(({ geometry }) => geometry.coordinates);
  const inhabited = polygons.filter(([ring]) => ring?.some(([, latitude]) => (latitude ?? 0) > -60));
  return { type: "MultiPolygon", coordinates: inhabited };
}

/** Serves `virtual:maps/germany` and `virtual:maps/world`. */
export function maps(): Plugin {
  const made: Record<string, () => unknown> = {
    "virtual:maps/germany": germanStates,
    "virtual:maps/world": worldLand,
  };
  return {
    name: "hemicycle-maps",
    resolveId: (id) => (id in made ? `\0${id}` : undefined),
    load(id) {
      const make = id.startsWith("\0") ? made[id.slice(1)] : undefined;
      return make ? `export default ${JSON.stringify(make())}` : undefined;
    },
  };
}

declare module "virtual:maps/germany" {
  /** The sixteen Laender, ids as in the editions of Die Macher; box is left, top, right, bottom. */
  const map: { viewBox: string; states: { id: string; path: string; box: [number, number, number, number] }[] };
  export default map;
}
declare module "virtual:maps/world" {
  /** The continents of Natural Earth in the Equal Earth projection. */
  const map: { viewBox: string; land: string };
  export default map;
}
declare module "virtual:maps/regions" {
  /** The twelve regions of Global Powers on a sheet of this size. */
  const map: { width: number; height: number; regions: { id: string; path: string }[] };
  export default map;
}
declare module "@svg-maps/germany" {
  const map: { label: string; viewBox: string; locations: { id: string; name: string; path: string }[] };
  export default map;
}

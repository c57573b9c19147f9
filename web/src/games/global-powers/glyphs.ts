// Our own line glyphs for resources, markers, government actions and event cards, on a 24 grid.
export const RESOURCE_GLYPHS: Record<string, string> = {
  raw: "M3 18h18l-2.5-6.5-4-1.5L12 14l-3-2.5L6 13zM12 14l2-7 5 1.5",
  trade: "M12 4v16M7 20h10M4 8h16M4 8l-2.5 6h5zM20 8l-2.5 6h5z",
  diplomacy: "M5 20C6 10 11 4 20 4c0 8-5 12-12 12M5 20l3-4M9 12h5",
  army: "M4 9l8-5 8 5M4 14.5l8-5 8 5M4 20l8-5 8 5",
};

export const MARKER_GLYPHS: Record<string, string> = {
  sanction: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 17.5l11-11",
  disarmament: "M5 5l9 9M14 14l5 5M16 11l-5 5M4 20 20 4",
  protectorate: "M4 18a8 8 0 0 1 16 0M8 18a4 4 0 0 1 8 0M3 21h18",
  pact: "M4 12h5l3-3 3 3h5M9 12l3 4 3-4",
  "to-do": "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
  done: "M5 12.5 10 17.5 19.5 7",
};

export const KIND_GLYPHS: Record<string, string> = {
  budget: "M4 7h16M4 12h10M4 17h6M17 13v7m-3-3 3 3 3-3",
  emigration: "M8 7a3 3 0 1 1 0 .01M3 20c0-4 2-6 5-6M12 16h9m-4-4 4 4-4 4",
  propaganda: "M4 10v5h4l8 4V6l-8 4zM19 9.5c1.5 1.5 1.5 4 0 5.5",
  rehabilitation: "M4 19h16M12 3v11m-4-4 4 4 4-4",
  trade: "M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4",
  purge: "M9 7a3 3 0 1 1 0 .01M4 20c0-4 2-6 5-6s5 2 5 6M16 6l5 5M21 6l-5 5",
  war: "M5 5l14 14M19 5 5 19M4 15l5 5M20 15l-5 5",
  proposal: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
};

export const CARD_GLYPHS: Record<string, string> = {
  assassination: "M12 3v5M12 16v5M3 12h5M16 12h5M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  "diplomatic-initiative": "M6 3h9l4 4v14H6zM9 12l2.5 2.5L16 10",
  "development-aid": "M4 15c3-2 5-2 8 0h5c2 0 2 2 0 2h-4M4 20h9l8-4M12 3v7m-3-3 3 3 3-3",
  expansion: "M9 9 4 4m0 4V4h4M15 9l5-5m0 4V4h-4M9 15l-5 5m0-4v4h4M15 15l5 5m0-4v4h-4",
  "peace-initiative": "M12 20V8M12 12c-5 0-7-3-7-8 5 0 7 3 7 8zM12 15c4 0 6-2 7-7-5 0-7 3-7 7z",
  warmonger: "M4 10v5h4l8 4V6l-8 4zM19 8l3-2M19.5 12.5H23M19 17l3 2",
  "non-aggression-pact": "M3 12h5l4-4 4 4h5M8 12l4 5 4-5",
  coup: "M5 20V10l7-5 7 5v10zM9 14l6 0M12 11l0 6M3 20h18",
  recession: "M4 4v16h16M7 8l4 4 3-2 5 7m0-4v4h-4",
  revolution: "M8 21v-6l-2-3V7l2-1 1 4 1-6h2l.5 6L14 5h2l.5 6 2-2 1 2-3 6v4z",
  retirement: "M3 18h18M6 18l3-8h5M14 10c3 0 4 3 4 8M6 6a2.5 2.5 0 1 1 0 .01",
  sabotage: "M11 9a6 6 0 1 1-.01 0M14 9l2-3 3 1M21 3l-1.5 2M22 8h-2",
  drive: "M13 3 5 14h6l-1 7 8-11h-6z",
  defector: "M8 7a3 3 0 1 1 0 .01M3 20c0-4 2-6 5-6s5 2 5 6M14 8h7m-3-3 3 3-3 3M21 15h-6m3-3-3 3 3 3",
  unrest: "M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-6 1-10z",
  transfer: "M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4",
};

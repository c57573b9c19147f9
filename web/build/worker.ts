// Tells the service worker which files this build has; its own name never changes, so that browsers find the next one.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "worker.js";

export function worker(): Plugin {
  return {
    name: "hemicycle-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const file = bundle[WORKER];
        if (file?.type !== "asset") throw new Error("the service worker is missing");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".map"));
        const sources = Object.values(bundle).map((part) => (part.type === "chunk" ? part.code : part.source));
        const build = createHash("sha256");
        for (const source of sources) build.update(source);
        const list = files.sort().map((name) => `/${name}`);
        file.source = String(file.source)
          .replaceAll("__FILES__", JSON.stringify(list))
          .replaceAll("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 16)));
      },
    },
  };
}

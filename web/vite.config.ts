/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";
import { maps } from "./build/maps.ts";
import { regions } from "./build/regions.ts";
import { WORKER, worker } from "./build/worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.HEMICYCLE_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), maps(), regions(), icons(), worker()],
  resolve: {
    alias: { $: here("src") },
    // vitest runs in node; without this Svelte would hand it the server build
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/hemicycle/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  worker: { rollupOptions: { output: { entryFileNames: WORKER } } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});

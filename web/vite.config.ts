import { readFileSync } from "node:fs"
import { dirname } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { askAgain } from "./vite/askAgain.ts"
import { inlineStyles } from "./vite/inlineStyles.ts"
import { manifests } from "./vite/manifests.ts"
import { marketPage } from "./vite/marketPage.ts"
import { nameClass } from "./vite/nameClass.ts"
import { placeComposed } from "./vite/placeComposed.ts"
import { plainIcons } from "./vite/plainIcons.ts"
import { plainLoading } from "./vite/plainLoading.ts"
import { orderingChunk } from "./vite/orderingChunk.ts"
import { offlineWorker } from "./vite/offlineWorker.ts"
import { precompress } from "./vite/precompress.ts"
import { preloadFonts } from "./vite/preloadFonts.ts"
import { textsPlugin } from "./vite/texts.ts"

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(`${root}/../package.json`, "utf8")) as { readonly version: string }
const market = process.env["MARKET"] === "no" ? "no" : "se"
const server = process.env["SKORPE_SERVER"] ?? "http://localhost:8080"

const effect = /node_modules\/effect\//

/** The parts of forms: a page that needs one usually needs others. */
const formParts = /web\/src\/kit\/(?:Field|FindField|Progress|RadioTiles|ShortPage|Stepper|Tick)\./

/** The styles of the cart, in its bars, panel and page, and of the steps after it. */
const cartStyles =
  /web\/src\/(?:overlays\/cart|screens\/(?:cart|extras|payment)|screens\/menu\/CartBar|app\/OrderBar|products\/Customise).*\.module\.css/

/** The styles of stores to choose from, in panels and on pages. */
const storeStyles = /web\/src\/(?:stores\/StoreParts|overlays\/stores\/(?:StorePanels|AddressFinder))\.module\.css/

/** A group contains its own modules only, not their imports. */
const alone = { includeDependenciesRecursively: false }

// One build serves one market (DECISIONS §1).
export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  plugins: [
    textsPlugin(root),
    plainIcons(root),
    plainLoading(root),
    react(),
    marketPage(market),
    ...(isSsrBuild
      ? []
      : [manifests(market), preloadFonts(), inlineStyles(), askAgain(), offlineWorker(root), precompress()]),
  ],
  resolve: {
    // React has `useSyncExternalStore` since 18: the shims in wouter and @xstate/react are left out.
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: "use-sync-external-store/with-selector" },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  define: {
    "import.meta.env.VITE_MARKET": JSON.stringify(market),
    "import.meta.env.VITE_BUILD": JSON.stringify(`${version}+${process.env["SKORPE_COMMIT"] ?? "local"}`),
    // Built shops ask their server for pictures; while it is developed, each is drawn where it is seen.
    "import.meta.env.VITE_DRAWN_BY": JSON.stringify(process.env["SKORPE_DRAWN_BY"] ?? ""),
  },
  // The page renderer for the server is one self-contained file, built together with the shop.
  ssr: { noExternal: true },
  css: { postcss: { plugins: [placeComposed] }, modules: { generateScopedName: nameClass(root) } },
  server: { proxy: { "/api": server, "/docs": server, "/images": server, "/checkoutshopper": server } },
  build: {
    outDir: `dist/${market}`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A page preloads what it begins with; what comes later is fetched ahead by `fetchAhead.ts`.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? dependencies : []),
    },
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    rolldownOptions: {
      output: {
        // Each name stands in the first view, and hashes do not compress. Shop and page renderer must give an asset the same name.
        assetFileNames: "assets/[name]-[hash:6][extname]",
        ...(!isSsrBuild && {
          // For so many scripts the bundler needs seven characters.
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
          // By default the bundler puts Effect into one chunk with the core code that the first view shares with lazy code.
          codeSplitting: {
            groups: [
              { name: "effect", test: effect },
              { name: "shop", tags: ["$initial"] },
              { name: orderingChunk(dirname(root)), debugName: "ordering" },
              // Each would be a request of its own for some 40 bytes.
              { name: "namespaces", test: /web\/src\/.*\/texts\.ts$/, minShareCount: 2 },
              { name: "icons", test: /lucide-react\//, minShareCount: 2 },
              // The first view names every style sheet that comes later: these are few names instead of many.
              { name: "forms", test: formParts },
              { name: "cartStyles", test: cartStyles },
              { name: "storeStyles", test: storeStyles },
            ],
            ...alone,
          },
        }),
      },
    },
  },
}))

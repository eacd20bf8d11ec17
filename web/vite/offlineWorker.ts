import { createHash } from "node:crypto"
import { build, type Plugin } from "vite"
import { filesOnlyOf } from "./filesOnlyOf.ts"
import { wordsAddress } from "./texts.ts"

/** A copy of the empty page at an address of its own, for pages that the server does not render. */
const shellPage = "shell.html"

/** The module that opens the pages beside the shop, which no customer opens. */
const notForCustomers = "/src/openOtherPage.ts"

const bundleWorker = async (entry: string, version: object): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { version: JSON.stringify(version) },
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  })
  const [code] = "output" in built ? built.output.flatMap((piece) => (piece.type === "chunk" ? [piece.code] : [])) : []
  if (code === undefined) throw new Error("the worker was not built")
  return code
}

/**
 * Writes the service worker for use without network, with the list of all built files except those of pages
 * that no customer opens. Its edition is a hash of them.
 */
export const offlineWorker = (root: string): Plugin => ({
  name: "skorpe-offline-worker",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const page = bundle["index.html"]
      if (page?.type !== "asset") throw new Error("the shop has no page")
      const ofOthers = filesOnlyOf(bundle, notForCustomers)
      if (ofOthers.size === 0) throw new Error(`${notForCustomers} has moved: customers would fetch its pages too`)
      const names = Object.keys(bundle)
        .filter((name) => !ofOthers.has(name))
        .toSorted()
      const files = [
        `/${shellPage}`,
        ...names.filter((name) => /^assets\/.*\.(js|css|woff2|svg)$/.test(name)).map((name) => `/${name}`),
        ...(await Promise.all(
          names.filter((name) => /^locales\/.*\/all\.json$/.test(name)).map((name) => wordsAddress(root, name)),
        )),
      ]
      const edition = createHash("sha256").update(JSON.stringify(files)).update(page.source).digest("hex").slice(0, 12)
      this.emitFile({ type: "asset", fileName: shellPage, source: page.source })
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: await bundleWorker(`${root}/src/offline/worker.ts`, { edition, files }),
      })
    },
  },
})

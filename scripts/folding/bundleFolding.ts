import { join } from "node:path"
import { build } from "rolldown"
import { root } from "../build/once.ts"

interface Sources {
  /** A folder with the `core` of any commit. */
  readonly folder: string
  /** The label of the code in a comparison. */
  readonly name: string
}

const entry = "skorpe-folding"

/** Today's folding over the shop and the log reader of other sources, found through the entry points of their core. */
const codeOf = (name: string): string => `
  import { readLog } from "@skorpe/core/replay"
  import { shop } from "@skorpe/core/shop"
  import { foldingVersion, foldWith } from ${JSON.stringify(join(root, "core/src/replay/folding.ts"))}
  export const version = foldingVersion
  export const name = ${JSON.stringify(name)}
  export const fold = foldWith(shop, (text) => readLog(text))
`

/** Bundles the fold of these sources, with today's packages, into one module that needs nothing else. */
export const bundleFolding = async ({ folder, name }: Sources, file: string): Promise<void> => {
  await build({
    input: entry,
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "skorpe-folding",
        resolveId: (id) => {
          if (id === entry) return id
          const door = /^@skorpe\/core\/(.+)$/.exec(id)?.[1]
          return door === undefined ? null : join(folder, "core/src", door, "index.ts")
        },
        load: (id) => (id === entry ? codeOf(name) : null),
      },
    ],
    output: { file, format: "esm", codeSplitting: false, minify: { compress: true, mangle: false, codegen: true } },
  })
}

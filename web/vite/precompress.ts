import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/** Writes `.br` and `.gz` beside each text file of the build, so that the server need not compress on the way. */
export const precompress = (): Plugin => ({
  name: "skorpe-precompress",
  apply: "build",
  // Only what is written is final: Vite still changes chunks after the last plugin has seen the bundle.
  async writeBundle({ dir = "dist" }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name)
        const source = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await writeFile(`${file}.br`, brotliCompressSync(source, { params }))
        await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }))
      }),
    )
  },
})

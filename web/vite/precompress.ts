import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/** Writes `.br` and `.gz` beside each text file of the build, so that the server need not compress on the way. */
export const precompress = (): Plugin => ({
  name: "skorpe-precompress",
  apply: "build",
  enforce: "post",
  // Only the files on disk are final: Vite still changes chunks after `generateBundle`.
  writeBundle({ dir }, bundle) {
    if (dir === undefined) return
    for (const fileName of Object.keys(bundle)) {
      if (!/\.(js|css|svg|json)$/.test(fileName)) continue
      const path = join(dir, fileName)
      const source = readFileSync(path)
      if (source.length < 512) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      writeFileSync(`${path}.br`, brotliCompressSync(source, { params }))
      writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
    }
  },
})

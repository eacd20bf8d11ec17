import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/** Writes `.br` and `.gz` beside each text file of the build, so that the server need not compress on the way. */
export const precompress = (): Plugin => ({
  name: "skorpe-precompress",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const [fileName, file] of Object.entries(bundle)) {
      if (!/\.(js|css|svg|json)$/.test(fileName)) continue
      const source = Buffer.from(file.type === "chunk" ? file.code : file.source)
      if (source.length < 512) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) })
      this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
    }
  },
})

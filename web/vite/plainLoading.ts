import { join } from "node:path"
import type { Plugin } from "vite"

/**
 * Has `import()` bring its style sheets by our own few lines. Vite's also preload what a chunk imports, from a list of
 * all file names of the shop: that is two of the kilobytes that a first view would wait for, and all chunks are fetched
 * ahead anyway.
 */
export const plainLoading = (root: string): Plugin => ({
  name: "skorpe-plain-loading",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(join(root, "src", "kit", "loadWithStyles.ts"))}`
      : null,
})

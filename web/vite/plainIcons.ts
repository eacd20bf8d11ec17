import { join } from "node:path"
import type { Plugin } from "vite"

/** Replaces lucide's icon component by a small one: lucide's reads a context and merges classes, in ten times the code. */
export const plainIcons = (root: string): Plugin => ({
  name: "skorpe-plain-icons",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/createLucideIcon.mjs") && importer?.includes("lucide-react")
      ? join(root, "src", "kit", "createIcon.ts")
      : null,
  // The names of icons and the random keys of their parts are of no use, and do not compress.
  transform: (code, id) =>
    /lucide-react\/.*\/icons\//.test(id)
      ? { code: code.replace(/,\s+key: "\w+"|(name|aliases|size): [^\n]*,\n|,\n *aliases: [^\n]*/g, ""), map: null }
      : null,
})

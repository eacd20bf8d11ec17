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
})

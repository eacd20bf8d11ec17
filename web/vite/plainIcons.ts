import { join } from "node:path"
import type { Plugin } from "vite"

/** Has the icons of lucide drawn by our own few lines: lucide's read a context and merge classes, for ten times as many. */
export const plainIcons = (root: string): Plugin => ({
  name: "skorpe-plain-icons",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/createLucideIcon.mjs") && importer?.includes("lucide-react")
      ? join(root, "src", "kit", "createIcon.ts")
      : null,
})

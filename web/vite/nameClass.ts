import { createHash } from "node:crypto"
import { relative } from "node:path"

/**
 * A class's name in the built shop: its own name, and a short id of its file. Each name is in the first view, where
 * hashes and lines do not compress.
 */
export const nameClass =
  (root: string) =>
  (name: string, file: string): string => {
    const place = relative(root, file.replace(/\?.*$/, ""))
    const mark = createHash("sha256").update(place).digest().readUInt32BE() % 36 ** 3
    return `${name}_${mark.toString(36)}`
  }

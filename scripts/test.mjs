import { install, run } from "./ready.mjs"

install()
process.exitCode = await run(["scripts/check.ts", ...process.argv.slice(2)])

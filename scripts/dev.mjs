import { install, run } from "./ready.mjs"

install()
process.exitCode = await run(["scripts/dev.ts"])

import { install, run } from "./ready.mjs"

install()
const built = await run(["scripts/build.ts"])
process.exitCode = built === 0 ? await run(["server/standIn/dist/main.js"]) : built

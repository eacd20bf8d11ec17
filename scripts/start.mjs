import { install, run } from "./ready.mjs"
import { readStart } from "./readStart.mjs"

const asked = readStart(process.argv.slice(2))
switch (asked._tag) {
  case "Help":
    process.stdout.write(asked.text)
    break
  case "Unknown":
    process.stderr.write(asked.text)
    process.exitCode = 2
    break
  case "Start": {
    install()
    const built = await run(["scripts/build.ts"])
    process.exitCode = built === 0 ? await run(["server/standIn/dist/main.js"]) : built
  }
}

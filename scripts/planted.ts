import { loadavg } from "node:os"
import { followPlant } from "./planted/followPlant.ts"
import { openCopy } from "./planted/openCopy.ts"
import { plants } from "./planted/plants.ts"
import { head, rowOf } from "./planted/tableOf.ts"

const asked = process.argv.slice(2)
const chosen = asked.length === 0 ? plants : plants.filter(({ test }) => asked.includes(test))
if (chosen.length === 0) {
  process.stderr.write(`Usage: npm run planted -- [${plants.map(({ test }) => test).join("|")} …]\n`)
  process.exit(2)
}

const load = () => loadavg()[0]?.toFixed(1)
const copy = openCopy()
process.on("exit", copy.close)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130))
let missed = 0
process.stdout.write(`Load ${load()}. Seconds of each step:\n\n${head}\n`)
for (const plant of chosen) {
  try {
    process.stdout.write(`${rowOf(followPlant(copy, plant))}\n`)
  } catch (fault) {
    missed++
    process.stdout.write(`${plant.kind}: ${fault instanceof Error ? fault.message : String(fault)}\n`)
    copy.mend(plant)
  }
}
process.stdout.write(`\nLoad ${load()}. ${chosen.length - missed} of ${chosen.length} faults became tests.\n`)
process.exitCode = missed === 0 ? 0 : 1

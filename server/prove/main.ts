import { parseArgs } from "node:util"
import type { Outcome } from "./experiment.ts"
import { experiments } from "./experiments.ts"

const usage = `npm run prove -- [names] [--scale 1] [--seed 1]
  --scale 0.01 tries a hundredth of the cases. The experiments:
${experiments.map(({ name, whole, claim }) => `  ${name.padEnd(20)} ${String(whole).padStart(6)}  ${claim}`).join("\n")}
`

const refuse = (): never => {
  process.stderr.write(usage)
  return process.exit(2)
}

const readArgs = () => {
  const options = {
    scale: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean" },
  } as const
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return refuse()
  }
}

const { values, positionals: wanted } = readArgs()
const [scale, seed] = [Number(values.scale), Number(values.seed)]
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
if (!(scale > 0) || !Number.isSafeInteger(seed)) refuse()
if (wanted.some((name) => !experiments.some((one) => one.name === name))) refuse()

const row = (cells: readonly (string | number)[]): void => void process.stdout.write(`| ${cells.join(" | ")} |\n`)

const tellViolations = ({ told, violations }: Outcome): void => {
  for (const words of told) process.stdout.write(`  ${words}\n`)
  if (violations > told.length) process.stdout.write(`  and ${violations - told.length} more\n`)
}

row(["experiment", "cases", "violations", "seed", "seconds", "also"])
row(["---", "---", "---", "---", "---", "---"])
for (const { name, whole, run } of experiments) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = performance.now()
  const outcome = await run({ cases: Math.max(1, Math.round(whole * scale)), seed })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  row([name, outcome.cases, outcome.violations, seed, seconds, outcome.facts])
  tellViolations(outcome)
  if (outcome.violations > 0) process.exitCode = 1
}
process.exit()

import type { Followed } from "./followPlant.ts"

const steps = ["found", "judged", "shrunk", "opened", "written", "fails", "mended"] as const

/** A followed fault as a row of a table in Markdown: its seed, its records, the seconds of each step, and of all. */
export const rowOf = ({ plant, records, seconds, seed }: Followed): string => {
  const all = steps.map((step) => seconds[step])
  const figures = [...all, all.reduce((sum, one) => sum + one, 0)].map((one) => one.toFixed(1))
  return `| ${[plant.kind, seed, records.join(" to "), ...figures].join(" | ")} |`
}

/** The head of that table. */
export const head: string = [
  `| Fault | Run | Records | ${steps.map((step) => step[0]?.toUpperCase() + step.slice(1)).join(" | ")} | In all |`,
  `| ${["---", "--:", "--:", ...steps.map(() => "--:"), "--:"].join(" | ")} |`,
].join("\n")

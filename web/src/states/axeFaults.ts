import axe, { type RunOptions } from "axe-core"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What differs between light and dark, and nothing else does. */
const ofColours = ["color-contrast", "link-in-text-block"]

interface Fault {
  readonly rule: string
  readonly html: string
}

const findFaults = async (options: RunOptions): Promise<readonly Fault[]> => {
  const { violations } = await axe.run(document, {
    ...options,
    resultTypes: ["violations"],
    selectors: false,
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })))
}

const isTooSmall = ({ rule }: Fault): boolean => rule === "target-size"

/** Targets that are too small also when the page is scrolled: what a sticky bar hides can be brought from beneath it. */
const smallWherever = async (faults: readonly Fault[]): Promise<readonly Fault[]> => {
  const top = scrollY
  const step = innerHeight / 3
  scrollTo({ top: top + step > document.documentElement.scrollHeight - innerHeight ? top - step : top + step })
  const still = await findFaults({ runOnly: { type: "rule", values: ["target-size"] } })
  scrollTo({ top })
  return faults.filter(({ html }) => still.some((fault) => fault.html === html))
}

/** All of WCAG 2.2 AA that a machine can find, all but colours, or only colours. */
export type AxeQuestion = "all" | "allButColours" | "colours"

const optionsOf = (question: AxeQuestion): RunOptions => {
  switch (question) {
    case "all":
      return { runOnly: tags }
    case "allButColours":
      return { runOnly: tags, rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])) }
    case "colours":
      return { runOnly: { type: "rule", values: ofColours } }
  }
}

/** What a machine can find on the page as it stands, once all movement is over. */
export const axeFaults = async (question: AxeQuestion = "all"): Promise<readonly string[]> => {
  await Promise.all(document.getAnimations().map((animation) => Promise.resolve(animation.finish()).catch(() => {})))
  const faults = await findFaults(optionsOf(question))
  const small = faults.filter(isTooSmall)
  const real = [
    ...faults.filter((fault) => !isTooSmall(fault)),
    ...(small.length > 0 ? await smallWherever(small) : []),
  ]
  return real.map(({ rule, html }) => `${rule}: ${html}`)
}

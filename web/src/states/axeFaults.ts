import axe, { type RunOptions } from "axe-core"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

interface Fault {
  readonly rule: string
  readonly html: string
}

const findFaults = async (runOnly: RunOptions["runOnly"]): Promise<readonly Fault[]> => {
  const { violations } = await axe.run(document, {
    ...(runOnly ? { runOnly } : {}),
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
  const still = await findFaults({ type: "rule", values: ["target-size"] })
  scrollTo({ top })
  return faults.filter(({ html }) => still.some((fault) => fault.html === html))
}

/** What a machine can find of WCAG 2.2 AA on the page as it stands, once all movement is over. */
export const axeFaults = async (): Promise<readonly string[]> => {
  await Promise.all(document.getAnimations().map((animation) => Promise.resolve(animation.finish()).catch(() => {})))
  const faults = await findFaults(rules)
  const small = faults.filter(isTooSmall)
  const real = [
    ...faults.filter((fault) => !isTooSmall(fault)),
    ...(small.length > 0 ? await smallWherever(small) : []),
  ]
  return real.map(({ rule, html }) => `${rule}: ${html}`)
}

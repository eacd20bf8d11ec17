import axe, { type RunOptions } from "axe-core"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The only rules whose result depends on the colour scheme. */
const ofColours = ["color-contrast", "link-in-text-block"]

/** Rules whose result can depend on the language: accessible names, and sizes that follow the text. */
const ofWords = [
  "html-has-lang",
  "html-lang-valid",
  "valid-lang",
  "document-title",
  "landmark-unique",
  "empty-heading",
  "label-content-name-mismatch",
  "label-title-only",
  "image-redundant-alt",
  "image-alt",
  "role-img-alt",
  "svg-img-alt",
  "button-name",
  "link-name",
  "label",
  "select-name",
  "input-button-name",
  "frame-title",
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-toggle-field-name",
  "target-size",
  "scrollable-region-focusable",
]

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

/** The targets that are still too small after scrolling; a sticky bar may only have covered the others. */
const smallAfterScroll = async (faults: readonly Fault[]): Promise<readonly Fault[]> => {
  const top = scrollY
  const step = innerHeight / 3
  scrollTo({ top: top + step > document.documentElement.scrollHeight - innerHeight ? top - step : top + step })
  const still = await findFaults({ runOnly: { type: "rule", values: ["target-size"] } })
  scrollTo({ top })
  return faults.filter(({ html }) => still.some((fault) => fault.html === html))
}

/** Which axe rules to run: all of WCAG 2.2 AA, only those that depend on language, or only colours. */
export type AxeQuestion = "all" | "words" | "colours"

const optionsOf = (question: AxeQuestion): RunOptions => {
  switch (question) {
    case "all":
      return { runOnly: tags }
    case "words":
      return { runOnly: { type: "rule", values: ofWords } }
    case "colours":
      return { runOnly: { type: "rule", values: ofColours } }
  }
}

/** The axe violations of the current page, after finishing all animations; one line each. */
export const axeFaults = async (question: AxeQuestion = "all"): Promise<readonly string[]> => {
  await Promise.all(document.getAnimations().map((animation) => Promise.resolve(animation.finish()).catch(() => {})))
  const faults = await findFaults(optionsOf(question))
  const small = faults.filter(isTooSmall)
  const real = [
    ...faults.filter((fault) => !isTooSmall(fault)),
    ...(small.length > 0 ? await smallAfterScroll(small) : []),
  ]
  return real.map(({ rule, html }) => `${rule}: ${html}`)
}

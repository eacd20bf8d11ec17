import axe from "axe-core"
import type { Page } from "playwright"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe's rules for WCAG 2.2 AA and best practice find wrong with a page as it stands, frames left out. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  // Evaluated through the debugger, because the page's CSP blocks other scripts.
  await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run(document, {
      runOnly,
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
  }, rules)
}

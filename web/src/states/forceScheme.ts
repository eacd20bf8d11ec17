type Scheme = "light" | "dark"

const asks = /prefers-color-scheme:\s*(light|dark)/

const answerAll = (rules: CSSRuleList, scheme: Scheme): void => {
  for (const rule of rules) {
    const asked = rule instanceof CSSMediaRule ? asks.exec(rule.media.mediaText)?.[1] : undefined
    if (rule instanceof CSSMediaRule && asked !== undefined) rule.media.mediaText = asked === scheme ? "all" : "not all"
    else if (rule instanceof CSSGroupingRule) answerAll(rule.cssRules, scheme)
  }
}

/**
 * Draws the page in one scheme, whatever the browser prefers: `light-dark()` follows `color-scheme`, and where the build
 * has written it out for older browsers, each question for the scheme is answered.
 */
export const forceScheme = (scheme: Scheme): void => {
  document.documentElement.style.colorScheme = scheme
  for (const { cssRules } of document.styleSheets) answerAll(cssRules, scheme)
}

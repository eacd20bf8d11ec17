type Scheme = "light" | "dark"

const schemeQuery = /prefers-color-scheme:\s*(light|dark)/

const resolveQueries = (rules: CSSRuleList, scheme: Scheme): void => {
  for (const rule of rules) {
    const asked = rule instanceof CSSMediaRule ? schemeQuery.exec(rule.media.mediaText)?.[1] : undefined
    if (rule instanceof CSSMediaRule && asked !== undefined) rule.media.mediaText = asked === scheme ? "all" : "not all"
    else if (rule instanceof CSSGroupingRule) resolveQueries(rule.cssRules, scheme)
  }
}

/**
 * Shows the page in one colour scheme, whatever the browser prefers. `light-dark()` follows `color-scheme`; media
 * queries, to which the build compiles it for older browsers, are rewritten.
 */
export const forceScheme = (scheme: Scheme): void => {
  document.documentElement.style.colorScheme = scheme
  for (const { cssRules } of document.styleSheets) resolveQueries(cssRules, scheme)
}

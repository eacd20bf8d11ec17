const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for XML. */
export const xmlText = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? "")

/** Returns a function that prefixes element ids; characters not allowed in an id or `url()` become code points. */
export const ids = (prefix: string): ((name: string) => string) => {
  const safe = prefix.replaceAll(/[^A-Za-z0-9-]/g, (letter) => `_${letter.codePointAt(0) ?? 0}`)
  return (name) => `p${safe}-${name}`
}

/**
 * Turns a framed drawing into a `<symbol>`. Its gradients are placed before the symbol, because not every browser
 * resolves gradients inside one.
 */
export const asSymbol = (id: string, framed: string): string =>
  framed.replace(
    /^<svg xmlns="[^"]*"(.*?)(?: aria-hidden="true"| role="img")>(<defs>.*?<\/defs>)?(.*)<\/svg>$/s,
    (_, attributes: string, defs: string | undefined, content: string) =>
      `${defs ?? ""}<symbol id="${id}"${attributes}>${content}</symbol>`,
  )

/** An SVG document of 400 by 400 centred on 0,0; without a title it is hidden from screen readers. */
export const frame = (title: string | undefined, content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" stroke-linecap="round" stroke-linejoin="round" ${
    title === undefined ? 'aria-hidden="true"' : 'role="img"'
  }>${title === undefined ? "" : `<title>${xmlText(title)}</title>`}${content.join("").replaceAll(/(?<=\d) -/g, "-")}</svg>`

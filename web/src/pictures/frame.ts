const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text made safe for XML. */
export const xmlText = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? "")

/** Gives element ids below one prefix; letters that an id or a `url()` can't bear are spelled by number. */
export const ids = (prefix: string): ((name: string) => string) => {
  const safe = prefix.replaceAll(/[^A-Za-z0-9-]/g, (letter) => `_${letter.codePointAt(0) ?? 0}`)
  return (name) => `p${safe}-${name}`
}

/**
 * A framed drawing as something to refer to by an id. What it shades with stands beside it, not in it: not every browser
 * finds a gradient inside what is only referred to.
 */
export const asSymbol = (id: string, framed: string): string =>
  framed.replace(
    /^<svg xmlns="[^"]*"(.*?)(?: aria-hidden="true"| role="img")>(<defs>.*?<\/defs>)?(.*)<\/svg>$/s,
    (_, place: string, shades: string | undefined, content: string) =>
      `${shades ?? ""}<symbol id="${id}"${place}>${content}</symbol>`,
  )

/** An SVG document of 400 by 400 around 0,0; with a title it is an image to screen readers, without it is hidden. */
export const frame = (title: string | undefined, content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" stroke-linecap="round" stroke-linejoin="round" ${
    title === undefined ? 'aria-hidden="true"' : 'role="img"'
  }>${title === undefined ? "" : `<title>${xmlText(title)}</title>`}${content.join("").replaceAll(/(?<=\d) -/g, "-")}</svg>`

/** Whether markup without comments and CDATA is well-formed XML: tags nest, attributes are quoted and unique. */
export const wellFormed = (xml: string): boolean => {
  const open: string[] = []
  const attribute = /^\s+([\w:-]+)="[^"<]*"/
  let roots = 0
  for (const [, closing, name = "", inside = "", empty] of xml.matchAll(
    /<(\/?)([\w:-]+)((?:[^<>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    if (closing === "/") {
      if (open.pop() !== name) return false
      continue
    }
    const seen = new Set<string>()
    let rest = inside
    for (let found = attribute.exec(rest); found !== null; found = attribute.exec(rest)) {
      if (seen.has(found[1] ?? "")) return false
      seen.add(found[1] ?? "")
      rest = rest.slice(found[0].length)
    }
    if (rest.trim() !== "") return false
    if (open.length === 0) roots++
    if (empty !== "/") open.push(name)
  }
  const text = xml.replaceAll(/<\/?[\w:-]+(?:[^<>"]|"[^"]*")*>/g, "")
  return open.length === 0 && roots === 1 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)
}

import { entry, pageParts } from "./pageParts.ts"

/**
 * What stands in the head of a drawn page for its screen: its styles themselves, and links by which its code comes
 * beside the shop's own instead of after it. `textOf` reads a file of the built shop.
 */
export const screenHeads = (textOf: (path: string) => string | undefined): ((module: string) => string) => {
  const manifest = textOf("/.vite/manifest.json")
  const partsOf = manifest === undefined ? () => ({ scripts: [], styles: [] }) : pageParts(manifest, entry)
  const kept = new Map<string, string>()
  return (module) => {
    const known = kept.get(module)
    if (known !== undefined) return known
    const { scripts, styles } = partsOf(module)
    const head = [
      ...styles.map((name) => `<style>${textOf(`/${name}`) ?? ""}</style>`),
      ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ].join("")
    kept.set(module, head)
    return head
  }
}

import { entry, pageParts } from "./pageParts.ts"

/** What the head of a drawn page needs for its screen. */
export interface ScreenHead {
  /** The styles themselves. */
  readonly styles: string
  /** Links by which its code comes beside the shop's own instead of after it. */
  readonly links: string
}

/** Tells what a screen, by its source, needs in a page's head. `textOf` reads a file of the built shop. */
export const screenHeads = (textOf: (path: string) => string | undefined): ((module: string) => ScreenHead) => {
  const manifest = textOf("/.vite/manifest.json")
  const partsOf = manifest === undefined ? () => ({ scripts: [], styles: [] }) : pageParts(manifest, entry)
  const kept = new Map<string, ScreenHead>()
  return (module) => {
    const known = kept.get(module)
    if (known !== undefined) return known
    const { scripts, styles } = partsOf(module)
    const head = {
      styles: styles.map((name) => `<style>${textOf(`/${name}`) ?? ""}</style>`).join(""),
      links: scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join(""),
    }
    kept.set(module, head)
    return head
  }
}

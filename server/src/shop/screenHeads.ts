import { entry, pageParts } from "./pageParts.ts"

/** The tags that a screen needs in the head of a server-rendered page. */
export interface ScreenHead {
  /** Inline styles. */
  readonly styles: string
  /** Preload links, so that the screen's code loads in parallel with the shop's. */
  readonly links: string
}

/** Returns the head tags of a screen, given its source module. `textOf` reads a file of the built shop. */
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

import type { CSSOptions } from "vite"

type AnyPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number]
type Plugin = Extract<AnyPlugin, { readonly postcssPlugin: string }>

/**
 * `composes … from` copies another module's styles into a file without saying where they stood, of which Vite warns: an
 * address in them would be looked up from the wrong folder. They get the place of the file that takes them, and an
 * address in them ends the build.
 */
export const placeComposed: Plugin = {
  postcssPlugin: "place-composed",
  OnceExit: (root) => {
    const { source } = root
    root.walkDecls((declaration) => {
      if (source === undefined || declaration.source?.input.file !== undefined) return
      if (declaration.value.includes("url(")) throw new Error(`composed styles have an address: ${declaration.value}`)
      declaration.source = source
    })
  },
}

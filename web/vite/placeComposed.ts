import type { CSSOptions } from "vite"

type AnyPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number]
type Plugin = Extract<AnyPlugin, { readonly postcssPlugin: string }>

/**
 * `composes … from` copies another module's styles into a file without their source path, of which Vite warns: a URL in
 * them would be resolved from the wrong folder. They get the path of the file that composes them, and a URL in them
 * fails the build.
 */
export const placeComposed: Plugin = {
  postcssPlugin: "place-composed",
  OnceExit: (root) => {
    const { source } = root
    root.walkDecls((declaration) => {
      if (source === undefined || declaration.source?.input.file !== undefined) return
      if (declaration.value.includes("url("))
        throw new Error(`composed styles must not contain a URL: ${declaration.value}`)
      declaration.source = source
    })
  },
}

import type { Plugin } from "vite"

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Inlines the page's own styles, because on a slow network a request takes longer than their bytes. A lazy chunk that
 * imports the shop's own would bring the same styles once more, and with them every font: none does.
 */
export const inlineStyles = (): Plugin => ({
  name: "skorpe-inline-styles",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) =>
      html.replace(link, (tag, name: string) => {
        const found = bundle?.[name]
        return found?.type === "asset" ? `<style>${textOf(found.source)}</style>` : tag
      }),
  },
  // After the page is written, and before Vite lists the styles that each chunk's lazy imports need.
  generateBundle: (_options, bundle) => {
    for (const piece of Object.values(bundle))
      if (piece.type === "chunk" && piece.isEntry) piece.viteMetadata?.importedCss.clear()
  },
})

const textOf = (source: string | Uint8Array): string =>
  (typeof source === "string" ? source : new TextDecoder().decode(source)).trim()

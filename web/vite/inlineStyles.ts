import type { Plugin } from "vite"
import { splitFaces } from "./splitFaces.ts"

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Inlines the page's own styles, because on a slow network a request takes longer than their bytes. Font faces go to the
 * end of the page: while a declared font is missing, the browser searches for another one to measure each size with,
 * which delays the first text. A lazy chunk that imports the shop's own would bring the same styles once more, and with
 * them every font: none does.
 */
export const inlineStyles = (): Plugin => ({
  name: "skorpe-inline-styles",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      let fetched = ""
      const inlined = html.replace(link, (tag, name: string) => {
        const found = bundle?.[name]
        if (found?.type !== "asset") return tag
        const { faces, others } = splitFaces(textOf(found.source))
        fetched += faces
        return `<style>${others}</style>`
      })
      return { html: inlined, tags: [{ tag: "style", children: fetched, injectTo: "body" }] }
    },
  },
  // After the page is written, and before Vite lists the styles that each chunk's lazy imports need.
  generateBundle: (_options, bundle) => {
    for (const piece of Object.values(bundle))
      if (piece.type === "chunk" && piece.isEntry) piece.viteMetadata?.importedCss.clear()
  },
})

const textOf = (source: string | Uint8Array): string =>
  (typeof source === "string" ? source : new TextDecoder().decode(source)).trim()

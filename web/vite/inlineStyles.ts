import type { Plugin } from "vite"
import { splitFaces } from "./splitFaces.ts"

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Puts the page's own styles into the page: on a slow line asking for them takes longer than they do. What fetches fonts
 * stands at its end: while a font is known and has not come, a browser looks for one more to measure each size by, and the
 * first words wait for that.
 */
export const inlineStyles = (): Plugin => ({
  name: "skorpe-inline-styles",
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
})

const textOf = (source: string | Uint8Array): string =>
  (typeof source === "string" ? source : new TextDecoder().decode(source)).trim()

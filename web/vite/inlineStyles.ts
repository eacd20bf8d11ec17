import type { Plugin } from "vite"

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/** Puts the page's own styles into the page: on a slow line asking for them takes longer than they do. */
export const inlineStyles = (): Plugin => ({
  name: "skorpe-inline-styles",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) =>
      html.replace(link, (tag, name: string) => {
        const found = bundle?.[name]
        return found?.type === "asset" ? `<style>${textOf(found.source)}</style>` : tag
      }),
  },
})

const textOf = (source: string | Uint8Array): string =>
  (typeof source === "string" ? source : new TextDecoder().decode(source)).trim()

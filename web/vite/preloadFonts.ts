import type { Plugin } from "vite"

const firstFonts = [/^assets\/display-[\w-]+\.woff2$/, /^assets\/familjen-grotesk-latin-wght-normal-[\w-]+\.woff2$/]

/** Has the page ask for the two fonts of its first view at once, instead of when the style sheet has been read. */
export const preloadFonts = (): Plugin => ({
  name: "skorpe-preload-fonts",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => firstFonts.some((font) => font.test(name)))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
          injectTo: "body-prepend",
        })),
  },
})

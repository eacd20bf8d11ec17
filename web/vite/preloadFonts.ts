import type { Plugin } from "vite"

const firstFonts = [/^assets\/display-[\w-]+\.woff2$/, /^assets\/familjen-grotesk-latin-wght-normal-[\w-]+\.woff2$/]

/** Preloads the two fonts of the first view, instead of waiting for the style sheet. */
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

import { marketOf } from "@skorpe/core/domain/market"
import { writePath } from "@skorpe/core/domain/route"
import type { Plugin } from "vite"
import { appTexts } from "../src/shop/texts.ts"
import { landingTexts } from "../src/screens/landing/texts.ts"

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** What a device needs to install the shop in a language of its market: one manifest a language, all one and the same app. */
export const manifestIn = (market: "no" | "se", language: "nb" | "sv" | "en") => {
  const path = (_tag: "Landing" | "Stores" | "Cart") => writePath(marketOf(market), language, { _tag })
  return {
    id: "/",
    name: "Skorpe",
    short_name: "Skorpe",
    description: landingTexts.table.lead[language],
    lang: language,
    start_url: path("Landing"),
    scope: "/",
    display: "standalone",
    background_color: "#fbf6ef",
    theme_color: "#fbf6ef",
    categories: ["food", "shopping"],
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: appTexts.table.stores[language], url: path("Stores"), icons: [icon("icon", 192, "any")] },
      { name: appTexts.table.cart[language], url: path("Cart"), icons: [icon("icon", 192, "any")] },
    ],
  }
}

/** Writes the market's manifests, and has the page name the one of the market's own language. */
export const manifests = (market: "no" | "se"): Plugin => ({
  name: "skorpe-manifests",
  transformIndexHtml: () => [
    {
      tag: "link",
      attrs: { rel: "manifest", href: `/manifest.${market === "no" ? "nb" : "sv"}.webmanifest` },
      injectTo: "head",
    },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" }, injectTo: "head" },
  ],
  generateBundle() {
    for (const language of ["nb", "sv", "en"] as const) {
      const source = JSON.stringify(manifestIn(market, language))
      this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source })
    }
  },
})

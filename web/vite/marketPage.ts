import type { Plugin } from "vite"
import { landingTexts } from "../src/screens/landing/texts.ts"

const escaped = (words: string): string => words.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")

/**
 * Writes the market's language, title and description into the HTML, for readers that run no JavaScript: search engines,
 * link previews, screen readers before hydration.
 */
export const marketPage = (market: "no" | "se"): Plugin => {
  const language = market === "no" ? "nb" : "sv"
  const { lead, tab } = landingTexts.table
  return {
    name: "skorpe-market-page",
    transformIndexHtml: (html) =>
      html
        .replace(/<html\b[^>]*>/, `<html lang="${language}">`)
        .replace(
          /<title>.*<\/title>/,
          `<title>${escaped(tab[language])} · Skorpe</title>\n    <meta name="description" content="${escaped(lead[language])}" />`,
        ),
  }
}

import type { PageHead } from "@skorpe/core/shop"
import { personalTitles } from "./descriptions.ts"
import { structuredData } from "./structured.ts"
import { type Headed, type Tag, tagsOf } from "./tags.ts"

interface HeadAsked extends Omit<Headed, "title"> {
  /** The title of the drawn page; one that waits for the browser has its own. */
  readonly title: string | null
}

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const written = ({ name, attributes }: Tag): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(" ")}>`

const titleOf = ({ title, views: { route } }: HeadAsked): string => {
  const own = personalTitles[route.screen._tag]?.[route.language]
  return title ?? (own === undefined ? "Skorpe" : `${own} · Skorpe`)
}

/** The head of a page for search engines, link previews and whoever installs the shop (SPEC §1, §2.2). */
export const headOf = (asked: HeadAsked): PageHead => {
  const { market, views, origin, isPublic } = asked
  const { language } = views.route
  const title = titleOf(asked)
  const manifest = { name: "link", attributes: { rel: "manifest", href: `/manifest.${language}.webmanifest` } } as const
  const data = isPublic ? structuredData(views, market, origin) : null
  return {
    language,
    title,
    tags: [manifest, ...tagsOf({ ...asked, title })].map(written).join("\n    "),
    data:
      data === null
        ? ""
        : `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  }
}

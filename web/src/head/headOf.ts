import type { PageHead } from "@skorpe/core/shop"
import { personalTitles } from "./descriptions.ts"
import { isDrawnByServer } from "../shop/screenModules.ts"
import { structuredData } from "./structured.ts"
import { type Headed, type Tag, tagsOf } from "./tags.ts"

interface HeadAsked extends Omit<Headed, "title"> {
  /** The title of the rendered page; `null` for a page that only the browser renders. */
  readonly title: string | null
}

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const written = ({ name, attributes }: Tag): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(" ")}>`

const titleOf = ({ title, views: { route } }: HeadAsked): string => {
  const { _tag } = route.screen
  const own = isDrawnByServer(_tag) ? "" : `${personalTitles[_tag][route.language]} · `
  return title ?? `${own}Skorpe`
}

/** The head that the server renders, for search engines, link previews and installation (SPEC §1, §2.2). */
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

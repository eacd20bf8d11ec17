import type { PageHead, ShopViews } from "@skorpe/core/shop"
import type { Market } from "@skorpe/core/market"
import { type Screen, writePath } from "@skorpe/core/route"
import { describe } from "./describe.ts"
import { personalTitles } from "./descriptions.ts"
import { structuredData } from "./structured.ts"

interface Headed {
  readonly market: Market
  readonly views: Pick<ShopViews, "route" | "store">
  /** The shop's own address, without a slash at its end. */
  readonly origin: string
  /** The title of the drawn page; one that waits for the browser has its own. */
  readonly title: string | null
  /** Whether there is something here for everybody; the rest is no search engine's business. */
  readonly isPublic: boolean
}

const locales = { nb: "nb_NO", sv: "sv_SE", en: "en_GB" } as const

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

const link = (attributes: Readonly<Record<string, string>>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(" ")}>`

const titleOf = ({ title, views: { route } }: Headed): string => {
  const own = personalTitles[route.screen._tag]?.[route.language]
  return title ?? (own === undefined ? "Skorpe" : `${own} · Skorpe`)
}

/** The page in each of the market's languages, and for whoever speaks none of them. */
const variants = ({ market, origin }: Headed, screen: Screen): readonly string[] => {
  const at = market.languages.map(({ language }) => ({
    hreflang: language,
    href: origin + writePath(market, language, screen),
  }))
  const own = at[0] ? [{ hreflang: "x-default", href: at[0].href }] : []
  return [...at, ...own].map((variant) => link({ rel: "alternate", ...variant }))
}

/** The head of a page for search engines, link previews and whoever installs the shop (SPEC §1, §2.2). */
export const headOf = (headed: Headed): PageHead => {
  const { market, views, origin, isPublic } = headed
  const { language, screen } = views.route
  const [title, description] = [titleOf(headed), describe(views)]
  const canonical = origin + writePath(market, language, screen)
  const data = isPublic ? structuredData(views, market, origin) : null
  const tags = [
    meta("name", "description", description),
    link({ rel: "manifest", href: `/manifest.${language}.webmanifest` }),
    ...(isPublic
      ? [
          link({ rel: "canonical", href: canonical }),
          ...variants(headed, screen),
          meta("property", "og:type", "website"),
          meta("property", "og:site_name", "Skorpe"),
          meta("property", "og:title", title),
          meta("property", "og:description", description),
          meta("property", "og:url", canonical),
          meta("property", "og:image", `${origin}/share.jpg`),
          meta("property", "og:locale", locales[language]),
          ...market.languages
            .filter((other) => other.language !== language)
            .map((other) => meta("property", "og:locale:alternate", locales[other.language])),
          meta("name", "twitter:card", "summary_large_image"),
        ]
      : [meta("name", "robots", "noindex")]),
  ]
  return {
    language,
    title,
    tags: tags.join("\n    "),
    data:
      data === null
        ? ""
        : `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  }
}

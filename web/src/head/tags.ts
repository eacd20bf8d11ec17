import type { Market } from "@skorpe/core/market"
import { type Screen, writePath } from "@skorpe/core/route"
import type { ShopViews } from "@skorpe/core/shop"
import { describe } from "./describe.ts"

/** What a page's head is told from. */
export interface Headed {
  readonly market: Market
  readonly views: Pick<ShopViews, "route" | "store">
  /** The shop's own address, without a slash at its end. */
  readonly origin: string
  readonly title: string
  /** Whether there is something here for everybody; the rest is no search engine's business. */
  readonly isPublic: boolean
}

/** An element of the head, as a server writes it and a browser makes it. */
export interface Tag {
  readonly name: "meta" | "link"
  readonly attributes: Readonly<Record<string, string>>
}

const locales = { nb: "nb_NO", sv: "sv_SE", en: "en_GB" } as const

const meta = (kind: "name" | "property", name: string, content: string): Tag => ({
  name: "meta",
  attributes: { [kind]: name, content },
})

const link = (attributes: Readonly<Record<string, string>>): Tag => ({ name: "link", attributes })

/** The page in each of the market's languages, and for whoever speaks none of them. */
const variants = ({ market, origin }: Headed, screen: Screen): readonly Tag[] => {
  const at = market.languages.map(({ language }) => ({
    hreflang: language as string,
    href: origin + writePath(market, language, screen),
  }))
  const own = at[0] ? [{ hreflang: "x-default", href: at[0].href }] : []
  return [...at, ...own].map((variant) => link({ rel: "alternate", ...variant }))
}

/** What a page says of itself to search engines and link previews, beside its title (SPEC §1, §2.2). */
export const tagsOf = (headed: Headed): readonly Tag[] => {
  const { market, views, origin, title, isPublic } = headed
  const { language, screen } = views.route
  const description = describe(views)
  const canonical = origin + writePath(market, language, screen)
  if (!isPublic) return [meta("name", "description", description), meta("name", "robots", "noindex")]
  return [
    meta("name", "description", description),
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
}

import type { Market } from "@skorpe/core/domain/market"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import type { ShopViews } from "@skorpe/core/shop"
import { describe } from "./describe.ts"

/** The input of a page's head. */
export interface Headed {
  readonly market: Market
  readonly views: Pick<ShopViews, "route" | "store">
  /** The shop's public origin, without a trailing slash. */
  readonly origin: string
  readonly title: string
  /** Whether search engines may index the page. */
  readonly isPublic: boolean
}

/** An element of the head, before it becomes markup on the server or an element in the browser. */
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

/** Links to the page in each of the market's languages, and to the default for all others. */
const variants = ({ market, origin }: Headed, screen: Screen): readonly Tag[] => {
  const at = market.languages.map(({ language }) => ({
    hreflang: language as string,
    href: origin + writePath(market, language, screen),
  }))
  const own = at[0] ? [{ hreflang: "x-default", href: at[0].href }] : []
  return [...at, ...own].map((variant) => link({ rel: "alternate", ...variant }))
}

/** A page's tags for search engines and link previews, besides its title (SPEC §1, §2.2). */
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

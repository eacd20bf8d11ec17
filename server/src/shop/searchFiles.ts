import type { Market } from "@skorpe/core/domain/market"
import { hasPage, PageName, type Screen, writePath } from "@skorpe/core/domain/route"
import type { Store } from "@skorpe/core/domain/store"
import type { Catalogue } from "../catalogue/Catalogue.ts"
import { type CachedBody, cachedText } from "../http/cachedBody.ts"

/** The shop's market and origin. */
interface Site {
  readonly market: Market
  /** Without a trailing slash. */
  readonly origin: string
}

/** robots.txt: excludes the API and the kitchen. Private pages have a noindex of their own. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /kitchen/\n\nSitemap: ${origin}/sitemap.xml\n`

/** The sitemap: every public page in each language, with links to its other languages. */
export const siteMap = ({ market, origin }: Site, stores: readonly Store[]): string => {
  const screens: readonly Screen[] = [
    { _tag: "Landing" },
    { _tag: "Stores" },
    ...stores.map(({ slug }): Screen => ({ _tag: "Menu", storeSlug: slug })),
    { _tag: "Contact" },
    ...PageName.literals.filter((page) => hasPage(market, page)).map((page): Screen => ({ _tag: "Page", page })),
  ]
  const urls = screens.flatMap((screen) => {
    const variants = market.languages.map(({ language }) => ({
      language,
      href: escaped(origin + writePath(market, language, screen)),
    }))
    const links = variants.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    return variants.map(({ href }) => `<url><loc>${href}</loc>${links.join("")}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`
}

const escaped = (address: string): string => address.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** robots.txt and the sitemap by path. The sitemap is rebuilt when the stores change. */
export const searchFiles = (
  site: Site,
  catalogue: Catalogue["Service"],
): ((path: string) => CachedBody | undefined) => {
  const robots = cachedText("text/plain; charset=utf-8", robotsText(site.origin))
  let of: unknown
  let map: CachedBody | undefined
  return (path) => {
    if (path === "/robots.txt") return robots
    if (path !== "/sitemap.xml") return undefined
    if (of !== catalogue.list() || map === undefined) {
      of = catalogue.list()
      const stores = catalogue.all().map(({ store }) => store)
      map = cachedText("application/xml; charset=utf-8", siteMap(site, stores))
    }
    return map
  }
}

import { type Language, localise } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import { lowestPrice, shelvesOf } from "@skorpe/core/domain/menu"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import type { ShopViews } from "@skorpe/core/shop"
import type { OpeningHoursEntry, Store, WeekDay } from "@skorpe/core/domain/store"

const days: Readonly<Record<WeekDay, string>> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
}

const isWeekDay = (day: string): day is WeekDay => day in days

/** Opening hours in schema.org's terms: nothing for a closed weekday; a date's hours are valid on that date only. */
const hoursOf = ({ weekDay, openingHours, closingHours }: OpeningHoursEntry): readonly object[] => {
  const isClosed = openingHours === null || closingHours === null
  const hours = { opens: isClosed ? "00:00" : openingHours, closes: isClosed ? "00:00" : closingHours }
  if (isWeekDay(weekDay)) {
    return isClosed ? [] : [{ "@type": "OpeningHoursSpecification", dayOfWeek: days[weekDay], ...hours }]
  }
  return [{ "@type": "OpeningHoursSpecification", validFrom: weekDay, validThrough: weekDay, ...hours }]
}

interface Place {
  readonly market: Market
  readonly language: Language
  readonly origin: string
}

const linkIn = ({ market, language, origin }: Place, screen: Screen): string =>
  origin + writePath(market, language, screen)

const restaurant = (place: Place, store: Store): object => ({
  "@type": "Restaurant",
  "@id": linkIn({ ...place, language: place.market.languages[0]?.language ?? place.language }, menuOf(store)),
  name: `Skorpe ${store.name}`,
  url: linkIn(place, menuOf(store)),
  telephone: store.phone,
  servesCuisine: "Pizza",
  currenciesAccepted: place.market.currency,
  address: {
    "@type": "PostalAddress",
    streetAddress: store.address.street,
    postalCode: store.address.postalCode,
    addressLocality: store.address.city,
    addressCountry: place.market.country,
  },
  geo: { "@type": "GeoCoordinates", ...store.position },
  openingHoursSpecification: [
    ...store.openingHours,
    ...(store.schedule.customSchedulesEnabled ? store.schedule.hoursOfOperation : []),
  ].flatMap(hoursOf),
})

const menuOf = ({ slug }: Store): Screen => ({ _tag: "Menu", storeSlug: slug })

const menuIn = (place: Place, { menu }: NonNullable<ShopViews["store"]["current"]>): object => ({
  "@type": "Menu",
  inLanguage: place.language,
  hasMenuSection: shelvesOf(menu).map(({ category, products }) => ({
    "@type": "MenuSection",
    name: category,
    hasMenuItem: products.map((product) => ({
      "@type": "MenuItem",
      name: localise(product.name, place.language),
      offers: {
        "@type": "Offer",
        price: lowestPrice(product, place.market) / 100,
        priceCurrency: place.market.currency,
      },
    })),
  })),
})

/** The page's schema.org data about stores, hours and dishes; `null` for a page without any. */
export const structuredData = (
  { route, store }: Pick<ShopViews, "route" | "store">,
  market: Market,
  origin: string,
): object | null => {
  const place = { market, language: route.language, origin }
  const context = { "@context": "https://schema.org" }
  const { current, list } = store
  const { _tag } = route.screen
  if (_tag === "Landing") {
    const url = linkIn(place, { _tag: "Landing" })
    return { ...context, "@type": "Organization", name: "Skorpe", url, logo: `${origin}/icons/icon-512.png` }
  }
  if (_tag === "Stores" && list._tag === "Loaded") {
    return { ...context, "@graph": list.value.map((one) => restaurant(place, one)) }
  }
  if (_tag === "Store" && current?.store.slug === route.screen.storeSlug) {
    return { ...context, ...restaurant(place, current.store) }
  }
  if (_tag === "Menu" && current?.store.slug === route.screen.storeSlug) {
    return { ...context, ...restaurant(place, current.store), hasMenu: menuIn(place, current) }
  }
  return null
}

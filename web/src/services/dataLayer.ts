import type { AnalyticsEvent, AnalyticsItem } from "@skorpe/core/domain/analytics"
import type { Minor } from "@skorpe/core/domain/money"

interface TaggedWindow {
  dataLayer?: unknown[]
}

/** The address of the tag manager's script, from the server's configuration; `null` if none is configured. */
export const tagManagerAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? null

/** The tag manager's data layer, created on first use. */
export const dataLayer = (): unknown[] => ((globalThis as TaggedWindow).dataLayer ??= [])

const inKroner = (amount: Minor): number => amount / 100

const itemOf = ({ variationCode, category, price, quantity }: AnalyticsItem) => ({
  item_id: variationCode,
  item_category: category,
  price: inKroner(price),
  quantity,
})

/** An event in the tag manager's format, with amounts in major units. */
export const tagOf = ({ name, properties }: AnalyticsEvent, currency: string): object => {
  const { items, value, orderId, ...rest } = properties as {
    readonly items?: readonly AnalyticsItem[]
    readonly value?: Minor
    readonly orderId?: string
  }
  const goods = {
    ...(orderId === undefined ? {} : { transaction_id: orderId }),
    ...(value === undefined ? {} : { value: inKroner(value) }),
    ...(items === undefined ? {} : { currency, items: items.map(itemOf) }),
  }
  return { event: name, ...rest, ...(Object.keys(goods).length === 0 ? {} : { ecommerce: goods }) }
}

/** Pushes an event that the customer has consented to; does nothing if no tag manager is configured. */
export const track = (event: AnalyticsEvent, currency: string): void => {
  if (tagManagerAddress() !== null) dataLayer().push(tagOf(event, currency))
}

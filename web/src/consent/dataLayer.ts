import type { AnalyticsEvent, AnalyticsItem } from "@skorpe/core/analytics"
import type { Minor } from "@skorpe/core/money"

interface TaggedWindow {
  dataLayer?: unknown[]
}

/** Where the tag manager's script is, as the server was told; `null` where none is configured. */
export const tagManagerAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? null

/** The list that a tag manager reads, begun when it is first asked for. */
export const dataLayer = (): unknown[] => ((globalThis as TaggedWindow).dataLayer ??= [])

const inKroner = (amount: Minor): number => amount / 100

const itemOf = ({ variationCode, category, price, quantity }: AnalyticsItem) => ({
  item_id: variationCode,
  item_category: category,
  price: inKroner(price),
  quantity,
})

/** An event as tag managers know it: its name, its goods in whole money, and whatever else it holds. */
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

/** Counts an event that the customer has allowed to be counted; nowhere, where no tag manager is configured. */
export const track = (event: AnalyticsEvent, currency: string): void => {
  if (tagManagerAddress() !== null) dataLayer().push(tagOf(event, currency))
}

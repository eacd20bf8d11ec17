import { Effect } from "effect"
import type { Language } from "../domain/language/model.ts"
import { localise } from "../domain/language/rules/localise.ts"
import type { NoticePermission } from "../domain/order/notice.ts"
import { orderText, readyTexts } from "../domain/order/texts.ts"
import type { ShopTell } from "../messages/commands.ts"

/** A notification of the device. A later one with the same tag replaces it. */
export interface Notice {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** The device's notifications. */
export interface Notices {
  /** Asks the customer for permission, unless they have answered before. */
  readonly ask: Effect.Effect<NoticePermission>
  readonly show: (notice: Notice) => Effect.Effect<void>
}

/** A device without notifications. */
export const noNotices: Notices = { ask: Effect.succeed("unsupported"), show: () => Effect.void }

/** The notification of an order's update. */
export const noticeOf = (
  { orderId, number, news }: Extract<ShopTell, { readonly type: "Notify" }>,
  language: Language,
): Notice => ({
  title: localise(readyTexts[news], language),
  body: `${localise(orderText, language)} ${number}`,
  tag: orderId,
})

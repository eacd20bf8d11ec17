import type { Coupon } from "@skorpe/core/domain/discount"
import { marketOf } from "@skorpe/core/domain/market"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { OuterEvent } from "@skorpe/core/messages"
import type { ShopViews } from "@skorpe/core/shop"
import type { Chance } from "@skorpe/core/simulation"
import type { Device } from "./device.ts"
import type { Means } from "./payDesk.ts"
import type { Swarm } from "./swarm.ts"

/** What a customer copies from their newest message into the page; now and then they misread a code. */
export interface Reading {
  readonly reads: "LoginCodeEntered" | "NumberCodeEntered" | "InvitationLinkOpened"
  readonly isMisread: boolean
}

/** What a customer does next: something on the page, with the card's form, with a message, or with the tab. */
export type Move =
  | OuterEvent
  | { readonly pays: Means }
  | Reading
  /** A day passes for the customer's sessions. */
  | { readonly session: "over" }
  | { readonly tab: "reload" | "open" | "close" }

/** Whether a move puts food into the cart, or takes it out. */
export const changesFood = (move: Move | null): boolean =>
  move !== null && "type" in move && /^(?:ProductAdded|Line)/.test(move.type)

const second = 1000
const minute = 60 * second

/** Milliseconds before a customer's next move; a long pause may outlast what waits for them. */
export const drawPause = (chance: Chance, mayBeLong: boolean): number => {
  if (mayBeLong && chance.happens(0.03)) return chance.below(chance.happens(0.25) ? 40 * minute : 5 * minute)
  return 200 + chance.below(chance.happens(0.2) ? 12 * second : 2 * second)
}

/** What a customer sees, and who they are. */
export interface Situation {
  readonly see: ShopViews
  readonly device: Device
  readonly isFormOpen: boolean
  readonly stores: readonly StoreWithMenu[]
  readonly coupons: readonly Coupon[]
  /** Streets in which the stores deliver. */
  readonly streets: readonly string[]
  readonly swarm: Swarm
  readonly chance: Chance
}

/** Follows a link to a screen. */
export const walkTo = ({ route }: ShopViews, screen: Screen): OuterEvent => ({
  type: "PathOpened",
  path: writePath(marketOf(route.market), route.language, screen),
  how: "link",
})

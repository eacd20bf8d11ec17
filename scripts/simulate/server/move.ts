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

/** What a customer reads in the newest message to them, to put it into the page; now and then they misread a code. */
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

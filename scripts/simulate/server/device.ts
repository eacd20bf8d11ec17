import { type CartShare, isOfTab, type DeviceEntry } from "@skorpe/core/domain/device"
import type { Live } from "@skorpe/core/kernel"
import type { ShopCommand, ShopEvent, ShopStart } from "@skorpe/core/messages"
import type { Cookies } from "@skorpe/core/services"
import type { ShopViews, ShopWorld, SpokenEvent } from "@skorpe/core/shop"
import type { PayDesk } from "./payDesk.ts"
import type { Person } from "./people.ts"

/** A page of the shop on a device: the core's live loop with the browser's services. */
export interface Tab {
  readonly name: string
  readonly path: () => string
  readonly see: () => ShopViews
  readonly world: () => ShopWorld
  /** What would wait for ever if nothing more happened; `null` for nothing. */
  readonly stuck: () => string | null
  readonly log: Live<ShopStart, ShopEvent, ShopCommand>["log"]
  /** Receives an event of the page; a secret in it goes into the page's vault. */
  readonly put: (event: SpokenEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Called when another tab has written an entry. */
  readonly hear: (entry: DeviceEntry) => void
  readonly share: CartShare
  readonly desk: PayDesk
  /** The entries of this tab alone, as in session storage. */
  readonly own: Map<DeviceEntry, string>
  readonly close: () => Promise<void>
}

/** A customer's device: what its tabs share, and who uses it. */
export interface Device {
  readonly name: string
  readonly person: Person
  /** The address that its calls come from. */
  readonly address: string
  readonly cookies: Cookies
  readonly entries: Map<DeviceEntry, string>
  /** Milliseconds by which its clock is wrong. */
  readonly ahead: number
  /** The tabs that are open. */
  readonly tabs: Set<Tab>
  /** Every tab that was ever open. */
  readonly allTabs: Tab[]
}

/** The nth device, which has never seen the shop. */
export const newDevice = (nth: number, person: Person, ahead: number): Device => ({
  name: `device ${nth}`,
  person,
  address: `10.0.0.${nth + 1}`,
  cookies: new Map(),
  entries: new Map(),
  ahead,
  tabs: new Set(),
  allTabs: [],
})

/** Where an entry of the device is: of a tab, or of all. */
export const storageOf = (device: Device, own: Map<DeviceEntry, string>, entry: DeviceEntry) =>
  isOfTab(entry) ? own : device.entries

import type { ShopEvent } from "../../shop/events.ts"
import type { ShopViews } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import { build } from "./build.ts"
import type { Props } from "./props.ts"

/** The next step of a login that is under way, or one begun now and then. */
const logIn = ({ login, session }: ShopViews, chance: Chance): ShopEvent | null => {
  const code = { sealed: "code-1" }
  if (session._tag !== "Anonymous") return null
  if (login.step === "codeSent") return { type: "LoginCodeEntered", code }
  if (login.step === "unverified") return { type: "VerificationCodeEntered", code }
  return chance.happens(0.05) ? { type: "LoginCodeRequested", phone: "+4740000000" } : null
}

/** Somebody who follows an order looks away now and then, and back. */
const lookAway = ({ tracking }: ShopViews, chance: Chance): ShopEvent | null => {
  if (tracking._tag !== "Following" || chance.happens(0.7)) return null
  return { type: tracking.live ? "PageHidden" : "PageShown" }
}

/** An answer to what is asked, and the way past what is shown before paying. */
const answerIt = ({ dialog: { open }, upsells }: ShopViews, chance: Chance): ShopEvent | null => {
  if (open !== null && chance.happens(0.4)) {
    const type = chance.pick(["DialogConfirmed", "DialogConfirmed", "DialogCancelled", "DialogClosed"] as const)
    // Now and then a second click on what is no longer there.
    return { type: type ?? "DialogClosed", id: chance.happens(0.25) ? "d0" : open.id }
  }
  return upsells.step === "showing" && chance.happens(0.5) ? { type: "UpsellsPassed" } : null
}

/** A panel or the drawer is opened, and put away again. */
const open = ({ overlay: { drawer, modal } }: ShopViews, chance: Chance): ShopEvent | null => {
  if (chance.happens(0.93)) return null
  if (modal?.isClosing === false) return { type: "ModalClosed", id: modal.id, by: "button" }
  if (drawer !== "closed" && chance.happens(0.5)) return { type: "DrawerClosed" }
  return chance.happens(modal === null ? 0.4 : 0.8)
    ? { type: "DrawerOpened" }
    : { type: "ModalOpened", modal: chance.happens(0.5) ? { _tag: "Deals" } : { _tag: "Upsells" } }
}

/** What makes the house ask: what is not for everybody, and another store with what is in the cart. */
const stir = ({ store: { current } }: ShopViews, { stores }: Props, chance: Chance): ShopEvent | null => {
  if (chance.happens(0.94)) return null
  const strong = chance.pick(current?.menu.products.filter(({ alcohol }) => alcohol > 0) ?? [])
  const variation = chance.pick(strong?.variations ?? [])
  if (strong && variation && chance.happens(0.5)) {
    return { type: "ProductAdded", productId: strong.id, variationCode: variation.code, quantity: 1 }
  }
  const other = chance.pick(stores)
  return other ? { type: "StoreChosen", storeSlug: other.store.slug } : null
}

/** Somebody looks for who brings to a door, or for what is near. */
const find = ({ finder }: ShopViews, chance: Chance): ShopEvent | null => {
  const { step, suggestions, address } = finder
  if (address === null && suggestions.length > 0 && chance.happens(0.5)) return { type: "AddressPicked", index: null }
  if (step === "idle" && chance.happens(0.012)) return { type: "AddressTyped", query: "torg" }
  return chance.happens(0.012) ? { type: "NearbyWanted" } : null
}

/** Whoever has opened a mail's link mostly wants what it offers. */
const unsubscribe = ({ unsubscribe: { _tag } }: ShopViews, chance: Chance): ShopEvent | null =>
  _tag === "Asked" && chance.happens(0.7) ? { type: "UnsubscribeConfirmed" } : null

/** What somebody does beside the way to an order: answers, logs in, looks elsewhere; `null` when nothing calls. */
export const aside = (see: ShopViews, props: Props, chance: Chance): ShopEvent | null =>
  logIn(see, chance) ??
  lookAway(see, chance) ??
  answerIt(see, chance) ??
  build(see, chance) ??
  open(see, chance) ??
  find(see, chance) ??
  unsubscribe(see, chance) ??
  stir(see, props, chance)

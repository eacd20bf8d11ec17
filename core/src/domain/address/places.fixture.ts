import type { Store } from "../store/model.ts"
import type { Address } from "./model.ts"
import type { OfferedStore, StoresOffer } from "./offer.ts"

const door = (number: string): Address => ({
  id: `a-${number}`,
  street: "Torggata",
  number,
  postalCode: "0181",
  city: "Oslo",
  position: { latitude: 59.915, longitude: 10.751 },
})

/** Three addresses in one street. */
export const doors: readonly Address[] = [door("1"), door("12"), door("12B")]

const offered = (store: Store, delivers: boolean): OfferedStore => ({
  id: store.id,
  slug: store.slug,
  name: store.name,
  address: store.address,
  position: store.position,
  open: true,
  changesAt: null,
  waitMinutes: store.waitMinutes,
  delivers,
  deliveryFee: store.deliveryFee,
  minimumDelivery: store.minimumDelivery,
})

/** An offer with these delivering and nearby stores. */
export const offerOf = (bringing: readonly Store[], near: readonly Store[]): StoresOffer => ({
  delivering: bringing.map((store) => offered(store, true)),
  nearest: [...bringing.map((store) => offered(store, true)), ...near.map((store) => offered(store, false))],
})

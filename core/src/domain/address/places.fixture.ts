import type { Store } from "../store/model.ts"
import type { OfferedStore, StoresOffer } from "./offer.ts"

export { sampleDoors as doors } from "../../testing/samples.ts"

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

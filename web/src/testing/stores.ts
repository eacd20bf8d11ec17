import type { OfferedStore, SavedAddress, StoresOffer } from "@skorpe/core/domain/address"
import type { Store } from "@skorpe/core/domain/store"
import { sampleDoors, sampleHotspot, sampleSeat } from "@skorpe/core/testing"
import { store } from "./samples.ts"

export { sampleDoors as doors } from "@skorpe/core/testing"

const round: Store["deliveryArea"] = [
  { latitude: 59.8, longitude: 10.6 },
  { latitude: 59.8, longitude: 10.9 },
  { latitude: 60, longitude: 10.9 },
  { latitude: 60, longitude: 10.6 },
]

/** A store that delivers, also to a hotspot that asks for the seat. */
export const torget: Store = {
  ...store,
  deliveryArea: round,
  hotspots: [
    {
      ...sampleHotspot,
      parameters: [{ ...sampleSeat, label: { nb: "Rad og sete", sv: "Rad och plats", en: "Row and seat" } }],
    },
  ],
}

/** A store without delivery, far from the others, closed on Saturdays. */
export const bryggen: Store = {
  ...store,
  id: "no-2",
  slug: "bryggen",
  name: "Bryggen",
  address: { street: "Bryggen 3", postalCode: "5003", city: "Bergen" },
  position: { latitude: 60.397, longitude: 5.324 },
  openingHours: store.openingHours.filter(({ weekDay }) => weekDay !== "Sat"),
}

/** The sample addresses as an account saved them, the last one last. */
export const savedAddresses: readonly SavedAddress[] = sampleDoors.map((one) => ({
  ...one,
  deliveryDescription: "4711",
}))

const offered = (one: Store, delivers: boolean): OfferedStore => ({
  ...one,
  open: one.slug === torget.slug,
  changesAt: Date.UTC(2026, 10, one.slug === torget.slug ? 21 : 22, 22),
  delivers,
})

/** An offer in which Torget delivers and Bryggen does not. */
export const offer: StoresOffer = {
  delivering: [offered(torget, true)],
  nearest: [offered(torget, true), offered(bryggen, false)],
}

import type { Address, OfferedStore, StoresOffer } from "@skorpe/core/address"
import type { Store } from "@skorpe/core/store"
import { kroner } from "@skorpe/core/money"
import { store } from "./samples.ts"

const round: Store["deliveryArea"] = [
  { latitude: 59.8, longitude: 10.6 },
  { latitude: 59.8, longitude: 10.9 },
  { latitude: 60, longitude: 10.9 },
  { latitude: 60, longitude: 10.6 },
]

/** Delivers, and to its arena, where it wants to know the seat. */
export const torget: Store = {
  ...store,
  deliveryArea: round,
  hotspots: [
    {
      id: "arena",
      name: "Arena",
      address: { street: "Arenaveien 1", postalCode: "0154", city: "Oslo" },
      position: { latitude: 59.91, longitude: 10.76 },
      fee: kroner(29),
      parameters: [
        {
          key: "seat",
          label: { nb: "Rad og sete", sv: "Rad och plats", en: "Row and seat" },
          pattern: "[1-9][0-9]?-[1-9][0-9]?",
          required: true,
        },
      ],
    },
  ],
}

/** Only to collect from, far from the others, and closed on Saturdays. */
export const bryggen: Store = {
  ...store,
  id: "no-2",
  slug: "bryggen",
  name: "Bryggen",
  address: { street: "Bryggen 3", postalCode: "5003", city: "Bergen" },
  position: { latitude: 60.397, longitude: 5.324 },
  openingHours: store.openingHours.filter(({ weekDay }) => weekDay !== "Sat"),
}

const door = (number: string): Address => ({
  id: `a-${number}`,
  street: "Torggata",
  number,
  postalCode: "0181",
  city: "Oslo",
  position: { latitude: 59.915, longitude: 10.751 },
})

/** Three doors of one street. */
export const doors: readonly Address[] = [door("1"), door("12"), door("12B")]

const offered = (one: Store, delivers: boolean): OfferedStore => ({
  ...one,
  open: one.slug === torget.slug,
  changesAt: Date.UTC(2026, 10, one.slug === torget.slug ? 21 : 22, 22),
  delivers,
})

/** Torget brings there, Bryggen does not. */
export const offer: StoresOffer = {
  delivering: [offered(torget, true)],
  nearest: [offered(torget, true), offered(bryggen, false)],
}

import type { SavedAddress } from "./model.ts"

/** A saved address inside `areaAround`, with the changes in `more`. */
export const savedAddress = (id: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  id,
  street: "Testveien",
  number: "1",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude: 59.5, longitude: 10.5 },
  deliveryDescription: "",
  ...more,
})

/** A store's delivery area around it. */
export const areaAround = [
  { latitude: 59, longitude: 10 },
  { latitude: 59, longitude: 11 },
  { latitude: 60, longitude: 11 },
  { latitude: 60, longitude: 10 },
]

import type { DeviceContents } from "../model.ts"

/** A device without any stored data. */
export const emptyDevice: DeviceContents = {
  cart: null,
  attempt: null,
  loggedIn: false,
  searchHistory: null,
  favourites: null,
  store: null,
  currentAccount: null,
  lastOrder: null,
  organisationWarning: null,
  consent: null,
  contact: null,
  typed: null,
  unpaidOrder: null,
}

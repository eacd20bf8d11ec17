import type { DeviceContents } from "../model.ts"

/** What a device remembers that has never been here. */
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
}

import type { Access, AccessTable } from "./accessTable.ts"

const all = (verdict: Access[keyof Access]): Access => ({
  anonymous: verdict,
  customer: verdict,
  otherCustomer: verdict,
  member: verdict,
  administrator: verdict,
  exMember: verdict,
  otherOrganisation: verdict,
  staff: verdict,
})

const everybody = all("may")

/** For whoever is logged in, about nobody but themselves. */
const loggedIn: Access = { ...all("may"), anonymous: 401, staff: 401 }

/** For the one customer whose it is; to others it is not there. */
const ownerOnly: Access = { ...all(404), anonymous: 401, staff: 401, customer: "may" }

const staffOnly: Access = { ...all(401), staff: "may" }

/** Who may make the calls of accounts. */
export const accountAccess: Pick<AccessTable, "auth" | "user" | "operator"> = {
  auth: {
    requestLogin: everybody,
    login: everybody,
    verifyPhone: everybody,
    loginEmail: everybody,
    logout: everybody,
    refresh: loggedIn,
    requestReset: everybody,
    reset: everybody,
  },
  user: {
    // For who has proven a number; who has not is refused as the number's owner would be (4039).
    create: everybody,
    validateStart: everybody,
    unsubscribeEmail: everybody,
    unsubscribePhone: everybody,
    delete: loggedIn,
    changeNumber: loggedIn,
    update: loggedIn,
    identity: loggedIn,
    addAddress: loggedIn,
    changeAddress: ownerOnly,
    addresses: loggedIn,
    changeFavourites: loggedIn,
    favourites: ownerOnly,
    readPhone: loggedIn,
    customMessage: ownerOnly,
    profile: loggedIn,
    traits: loggedIn,
    agreements: loggedIn,
  },
  operator: { outbox: staffOnly, blockPhone: staffOnly, customMessage: staffOnly },
}

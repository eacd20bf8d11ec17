import { ownPageStub } from "../route/ownPageStub.ts"

const none = { storeId: null, codes: [], taken: [] }

/** Stub of the favourites at the customer's own page: nobody looks at them. */
export const ownFavouritesStub = { ...ownPageStub("ownFavourites", null, none), initial: () => ({ ...none }) }

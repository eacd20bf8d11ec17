import { Schema } from "effect"
import { paths } from "../api/paths.ts"
import { Address } from "../domain/address/model.ts"
import { StoresOffer } from "../domain/address/offer.ts"
import { Store, StoreStatus, StoreWithMenu } from "../domain/store/model.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"

type StoreCalls = "LoadStores" | "LoadStore" | "LoadStatus" | "FindStores" | "FindAddresses"

/** Loads stores with their menus, and finds stores and addresses (SPEC §7.1). */
export const makeStoreServices = ({ get, post }: Requests): CallServices<StoreCalls> => ({
  LoadStores: () => callApi(get(pathTo(paths.stores.list)), Schema.Array(Store)),
  LoadStore: ({ store }) => callApi(get(pathTo(paths.stores.read, { id: store })), StoreWithMenu),
  LoadStatus: ({ store }) => callApi(get(pathTo(paths.stores.status, { id: store })), StoreStatus),
  FindStores: ({ position }) => callApi(post(pathTo(paths.stores.find), { position }), StoresOffer),
  FindAddresses: ({ query, near }) => {
    const path = pathTo(paths.catalogue.addresses, { q: query })
    const place = near === null ? "" : `?latitude=${near.latitude}&longitude=${near.longitude}`
    return callApi(get(path + place), Schema.Array(Address))
  },
})

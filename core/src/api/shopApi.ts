import { HttpApi } from "effect/http-api"
import { CatalogueApi } from "./catalogue.ts"
import { DiscountsApi } from "./discounts.ts"
import { OrdersApi } from "./orders.ts"
import { StoresApi } from "./stores.ts"

/** The parts of the contract that a shop asks by their endpoints: those of kitchens and operators need not come with it. */
export class ShopApi extends HttpApi.make("skorpe")
  .add(StoresApi)
  .add(CatalogueApi)
  .add(OrdersApi)
  .add(DiscountsApi)
  .prefix("/api") {}

import { HttpApi, OpenApi } from "effect/http-api"
import { KitchenApi } from "./kitchen.ts"
import { OrdersApi } from "./orders.ts"
import { PaymentsApi } from "./payments.ts"
import { StoresApi } from "./stores.ts"
import { SystemApi } from "./system.ts"
import { walkthrough } from "./walkthrough.ts"

/** The contract between shop, command line and server: paths, shapes and errors, no handler. */
export class SkorpeApi extends HttpApi.make("skorpe")
  .add(SystemApi)
  .add(StoresApi)
  .add(OrdersApi)
  .add(PaymentsApi)
  .add(KitchenApi)
  .prefix("/api")
  .annotateMerge(OpenApi.annotations({ title: "Skorpe", version: "1", description: walkthrough })) {}

import { HttpApi, OpenApi } from "effect/http-api"
import { AuthApi } from "./auth.ts"
import { CatalogueApi } from "./catalogue.ts"
import { KitchenApi } from "./kitchen.ts"
import { KitchenStoresApi } from "./kitchenStores.ts"
import { OperatorApi } from "./operator.ts"
import { OrdersApi } from "./orders.ts"
import { StoresApi } from "./stores.ts"
import { SystemApi } from "./system.ts"
import { TelemetryApi } from "./telemetry.ts"
import { UserApi } from "./user.ts"
import { walkthrough } from "./walkthrough.ts"

/** The contract between shop, command line and server: paths, shapes and errors, no handler. */
export class SkorpeApi extends HttpApi.make("skorpe")
  .add(SystemApi)
  .add(StoresApi)
  .add(CatalogueApi)
  .add(OrdersApi)
  .add(KitchenApi)
  .add(KitchenStoresApi)
  .add(TelemetryApi)
  .add(AuthApi)
  .add(UserApi)
  .add(OperatorApi)
  .prefix("/api")
  .annotateMerge(OpenApi.annotations({ title: "Skorpe", version: "1", description: walkthrough })) {}

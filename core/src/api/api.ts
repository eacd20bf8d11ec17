import { HttpApi, OpenApi } from "effect/http-api"
import { AuthApi } from "./auth.ts"
import { KitchenApi } from "./kitchen.ts"
import { OperatorApi } from "./operator.ts"
import { OrdersApi } from "./orders.ts"
import { StoresApi } from "./stores.ts"
import { SystemApi } from "./system.ts"
import { UserApi } from "./user.ts"

/** The contract between shop, command line and server: paths, shapes and errors, no handler. */
export class SkorpeApi extends HttpApi.make("skorpe")
  .add(SystemApi)
  .add(StoresApi)
  .add(OrdersApi)
  .add(KitchenApi)
  .add(AuthApi)
  .add(UserApi)
  .add(OperatorApi)
  .prefix("/api")
  .annotateMerge(
    OpenApi.annotations({ title: "Skorpe", version: "1", description: "Order a pizza, and watch it being made." }),
  ) {}

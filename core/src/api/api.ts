import { HttpApi, OpenApi } from "effect/http-api"
import { CatalogueApi } from "./catalogue.ts"
import { ImagesApi } from "./images.ts"
import { KitchenApi } from "./kitchen.ts"
import { KitchenStoresApi } from "./kitchenStores.ts"
import { OrdersApi } from "./orders.ts"
import { StoresApi } from "./stores.ts"
import { SystemApi } from "./system.ts"
import { TelemetryApi } from "./telemetry.ts"

/** The contract between shop, command line and server: paths, shapes and errors, no handler. */
export class SkorpeApi extends HttpApi.make("skorpe")
  .add(SystemApi)
  .add(StoresApi)
  .add(CatalogueApi)
  .add(OrdersApi)
  .add(KitchenApi)
  .add(KitchenStoresApi)
  .add(TelemetryApi)
  .prefix("/api")
  // What is added from here on stands outside /api.
  .add(ImagesApi)
  .annotateMerge(
    OpenApi.annotations({
      title: "Skorpe",
      version: "1",
      description:
        'Order a pizza, and watch it being made. Every error answers {"errors":[{code,message}]} in the language that Accept-Language asks for. Texts of the shop are outside the API: /locales/{language}/{namespace}.json, with an ETag.',
    }),
  ) {}

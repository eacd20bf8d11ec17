import { SkorpeApi } from "@skorpe/core/api"
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { AuthHandlers } from "./accounts/authHandlers.ts"
import { UserHandlers } from "./accounts/userHandlers.ts"
import { StoresHandlers } from "./catalogue/handlers.ts"
import { CatalogueHandlers } from "./catalogue/offerHandlers.ts"
import { preparedStores } from "./catalogue/preparedStores.ts"
import { DiscountsHandlers } from "./discounts/handlers.ts"
import { trustProxies } from "./http/callerAddress.ts"
import { standardCapacity } from "./http/admission.ts"
import { besideRoutes } from "./http/beside.ts"
import { frame } from "./http/frame.ts"
import { imageHeads, ImagesHandlers } from "./images/handlers.ts"
import { KitchenHandlers } from "./kitchen/handlers.ts"
import { KitchenMoneyHandlers } from "./kitchen/moneyHandlers.ts"
import { KitchenStoresHandlers } from "./kitchen/storeHandlers.ts"
import { OperatorHandlers } from "./operator/handlers.ts"
import { OrdersHandlers } from "./orders/handlers.ts"
import { KitchenOrganisationsHandlers } from "./organisations/approvalHandlers.ts"
import { OrganisationsHandlers } from "./organisations/handlers.ts"
import { PaymentsHandlers } from "./payments/handlers.ts"
import { ReportsHandlers } from "./reports/handlers.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { builtShop } from "./shop/builtShop.ts"
import { shopRoutes } from "./shop/routes.ts"
import { docsPage } from "./system/docsPage.ts"
import { SystemHandlers } from "./system/handlers.ts"
import { TelemetryHandlers } from "./telemetry/handlers.ts"

/** All routes of the server: the API, its description, and the shop. */
export const serverRoutes = ({ market, shop, trustedProxies = [], capacity, beside, adyen }: ServerOptions) =>
  Layer.mergeAll(
    HttpApiBuilder.layer(SkorpeApi, { openapiPath: "/api/openapi.json" }).pipe(
      Layer.provide([
        StoresHandlers,
        CatalogueHandlers,
        OrdersHandlers,
        OrganisationsHandlers,
        PaymentsHandlers,
        KitchenHandlers,
        KitchenStoresHandlers,
        KitchenMoneyHandlers,
        KitchenOrganisationsHandlers,
        SystemHandlers,
        TelemetryHandlers,
        ImagesHandlers,
        DiscountsHandlers,
        AuthHandlers,
        UserHandlers,
        OperatorHandlers,
        ReportsHandlers,
      ]),
    ),
    docsPage,
    imageHeads,
    shopRoutes(shop ?? builtShop(market), adyen),
    frame({
      capacity: capacity ?? standardCapacity,
      prepared: preparedStores,
      trust: trustProxies(trustedProxies),
      beside,
    }),
    beside === undefined ? Layer.empty : besideRoutes(beside),
  )

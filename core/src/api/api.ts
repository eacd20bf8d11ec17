import { HttpApi, OpenApi } from "effect/http-api"
import { AuthApi } from "./auth.ts"
import { CatalogueApi } from "./catalogue.ts"
import { ImagesApi } from "./images.ts"
import { DiscountsApi } from "./discounts.ts"
import { KitchenApi } from "./kitchen.ts"
import { KitchenMoneyApi } from "./kitchenMoney.ts"
import { KitchenOrganisationsApi } from "./kitchenOrganisations.ts"
import { KitchenStoresApi } from "./kitchenStores.ts"
import { OperatorApi } from "./operator.ts"
import { OrdersApi } from "./orders.ts"
import { PaymentsApi } from "./payments.ts"
import { OrganisationsApi } from "./organisations.ts"
import { ReportsApi } from "./reports.ts"
import { StoresApi } from "./stores.ts"
import { SystemApi } from "./system.ts"
import { TelemetryApi } from "./telemetry.ts"
import { UserApi } from "./user.ts"
import { withSummaries } from "./withSummaries.ts"
import { walkthrough } from "./walkthrough.ts"

/** The contract between shop, command line and server: paths, shapes and errors, without handlers. */
export class SkorpeApi extends HttpApi.make("skorpe")
  .add(SystemApi)
  .add(StoresApi)
  .add(CatalogueApi)
  .add(OrdersApi)
  .add(PaymentsApi)
  .add(OrganisationsApi)
  .add(KitchenApi)
  .add(KitchenStoresApi)
  .add(KitchenMoneyApi)
  .add(KitchenOrganisationsApi)
  .add(TelemetryApi)
  .add(DiscountsApi)
  .add(AuthApi)
  .add(UserApi)
  .add(OperatorApi)
  .add(ReportsApi)
  .prefix("/api")
  // Everything added below is outside /api.
  .add(ImagesApi)
  // DECISIONS §21: a field that the contract does not know is refused, not dropped.
  .annotate(HttpApi.PayloadParseOptions, { onExcessProperty: "error" })
  .annotate(HttpApi.QueryParseOptions, { onExcessProperty: "error" })
  .annotateMerge(
    OpenApi.annotations({ title: "Skorpe", version: "1", description: walkthrough, transform: withSummaries }),
  ) {}

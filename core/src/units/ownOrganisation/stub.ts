import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of a customer's organisation: nobody looks at one. */
export const ownOrganisationStub = {
  name: "ownOrganisation",
  listens: ["ScreenOpened", "AccountChanged"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: "idle",
    context: {
      organisationId: null,
      customerId: null,
      home: null,
      form: null,
      sent: null,
      fault: null,
      news: null,
      failures: 0,
    },
  }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Organisation",
  view: () => ({ _tag: "Closed" }) as const,
}

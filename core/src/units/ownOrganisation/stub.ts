import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

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
  needsCode: atScreen("Organisation"),
  view: () => ({ _tag: "Closed" }) as const,
}

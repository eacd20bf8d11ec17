import { atOwnPage, withOrders } from "../../units/orderHistory/orderHistoryStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const orderHistoryStates: StateStories = {
  idle: {
    story: "the newest orders are shown, and older ones can be asked for",
    stage: withOrders,
    sees: { _tag: "Loaded", hasOlder: true },
  },
  loading: { story: "the newest orders are loading", stage: atOwnPage, sees: { _tag: "Loading", orders: [] } },
  failed: {
    story: "the orders did not arrive",
    stage: () => {
      const stage = atOwnPage()
      stage.fail("LoadOrders", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed", orders: [] },
  },
}

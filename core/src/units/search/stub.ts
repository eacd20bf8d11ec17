import type { ShopEvent } from "../../messages/events.ts"

const none = [] as const

/** Stub of the search: no query and no history. */
export const searchStub = {
  name: "search",
  listens: [
    "DeviceRead",
    "KeptElsewhere",
    "SearchTyped",
    "SearchSubmitted",
    "SearchHistoryCleared",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ query: "", found: none, history: none }),
  needsCode: (event: ShopEvent) => {
    if (event.type === "DeviceRead") return event.contents.searchHistory !== null
    if (event.type === "KeptElsewhere") return event.kept.entry === "searchHistory"
    return event.type.startsWith("Search")
  },
  view: () => ({ query: "", found: none, history: none }),
}

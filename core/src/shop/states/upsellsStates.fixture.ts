import { addLarge, openMenu, openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const title = { nb: "Noe å drikke?", sv: "Något att dricka?", en: "A drink?" }
const shelf = { id: "thirsty", title, whenInCart: [], unlessInCart: [], products: ["COLA"], priority: 1 }

const asking = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "CheckoutWanted" })
  return stage
}

const atPage = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
  return stage
}

export const upsellsStates: StateStories = {
  idle: {
    story: "no checkout was requested",
    stage: openMenu,
    sees: { step: "idle", shelves: [] },
  },
  asking: {
    story: "a checkout was requested, and upsells are loading",
    stage: asking,
    sees: { step: "asking" },
  },
  nothing: {
    story: "the page of extras is opened with an empty cart",
    stage: () => openShop("/legg-til-mer"),
    sees: { step: "listed", shelves: [] },
  },
  gathering: {
    story: "the page of extras is opened, and upsells are loading",
    stage: atPage,
    sees: { step: "gathering" },
  },
  listed: {
    story: "the page of extras lists upsells",
    stage: () => {
      const stage = atPage()
      stage.answer("LoadUpsells", [shelf])
      return stage
    },
    sees: { step: "listed", shelves: [{ id: "thirsty" }] },
  },
  showing: {
    story: "the panel shows upsells",
    stage: () => {
      const stage = asking()
      stage.answer("LoadUpsells", [shelf])
      return stage
    },
    sees: { step: "showing", shelves: [{ id: "thirsty" }] },
  },
}

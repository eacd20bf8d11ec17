import { type ComponentType, useState } from "react"
import { KitchenProvider } from "../kitchen/kitchenContext.ts"
import { KitchenPage } from "../kitchen/KitchenPage.tsx"
import { useLanguage } from "../texts/DictionaryContext.tsx"
import { kitchenBoard } from "./kitchenBoard.ts"
import { kitchenGate } from "./kitchenGate.ts"
import type { KitchenScene, KitchenScenes } from "./kitchenModel.ts"
import { kitchenMoney } from "./kitchenMoney.ts"
import { kitchenStore } from "./kitchenStore.ts"

const scenes: Readonly<Record<string, KitchenScenes>> = {
  Gate: kitchenGate,
  Board: kitchenBoard,
  Store: kitchenStore,
  Money: kitchenMoney,
}

const showing = ({ reach }: KitchenScene): ComponentType => {
  const Scene = () => {
    const language = useLanguage()
    const [kitchen] = useState(() => reach(language))
    return (
      <KitchenProvider value={kitchen}>
        <KitchenPage />
      </KitchenProvider>
    )
  }
  return Scene
}

/** The states of the kitchen's page, a world of its own beside the shop's. */
export const kitchenSamples = Object.entries(scenes).flatMap(([of, states]) =>
  Object.entries(states).map(([name, scene]) => ({
    path: `kitchen/${of}/${name}`,
    name,
    story: scene.story,
    Sample: showing(scene),
    isPage: true,
  })),
)

import type { Language } from "@skorpe/core/domain/language"
import { marketOf } from "@skorpe/core/domain/market"
import { emptyTablet, kitchen as fold, noPresses, sealingKitchen, type TabletMemory } from "@skorpe/core/kitchen"
import { makeSafe } from "@skorpe/core/vault"
import type { Kitchen } from "../kitchen/kitchenContext.ts"
import { openSceneWorld } from "./sceneWorld.ts"

/** The store in which every scene's tablet stands. */
export const standsIn = { id: "101", name: "Torget" }

/** Starts a kitchen's page that has not yet read what its tablet remembers. */
export const startSceneKitchen = (language: Language) => {
  const market = language === "sv" ? "se" : "no"
  const { put, ...scene } = openSceneWorld(fold, { market, build: "scene" })
  const seal = sealingKitchen(makeSafe("scene"))
  return {
    market: marketOf(market),
    send: (event) => put(seal(event)),
    saveLog: () => Promise.resolve(),
    ...scene,
  } satisfies Kitchen & object
}

/** A kitchen's page whose calls are answered, and whose timers fire, only when the scene says so. */
export type SceneKitchen = ReturnType<typeof startSceneKitchen>

/** Opens a kitchen's page on a tablet that has a key and a store, unless the scene says otherwise. */
export const openSceneKitchen = (
  language: Language,
  memory: Partial<TabletMemory> = {},
  hasKey = true,
): SceneKitchen => {
  const scene = startSceneKitchen(language)
  scene.answer("ReadTablet", { ...emptyTablet, kept: noPresses, language, store: standsIn, ...memory, hasKey })
  return scene
}

import type { Language } from "@skorpe/core/domain/language"
import type { SceneKitchen } from "../testing/sceneKitchen.ts"

/** A state of the kitchen's page: described in one sentence, and reached by events and responses through its world. */
export interface KitchenScene {
  readonly story: string
  readonly reach: (language: Language) => SceneKitchen
}

/** States of the kitchen's page, by name. */
export type KitchenScenes = Readonly<Record<string, KitchenScene>>

/** No response from the server. */
export const unreachable = { _tag: "Unreachable" } as const

/** A refusal by the server, with a problem code. */
export const refused = (status: number, code: number) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: "" }],
})

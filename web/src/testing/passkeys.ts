import type { Passkey } from "@skorpe/core/domain/passkey"
import type { SceneShop } from "./sceneShop.ts"

const day = 24 * 3_600_000

/** Two passkeys of a customer, the newest of which has logged nobody in yet. */
export const samplePasskeys = (now: number): readonly Passkey[] => [
  { id: "phone", browser: "safari", system: "iphone", addedAt: now - 2 * day, usedAt: null },
  { id: "desk", browser: "chrome", system: "windows", addedAt: now - 40 * day, usedAt: now - 3 * day },
]

/** The server says that the customer has no passkeys, and the device that it could have some. */
export const loadPasskeys = (shop: SceneShop): void => shop.answer("LoadPasskeys", { passkeys: [], isSupported: true })

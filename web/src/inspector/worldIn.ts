import type { Language } from "@skorpe/core/domain/language"
import type { ShopWorld } from "@skorpe/core/shop"

/** The world as if its page were in this language; `null` leaves it unchanged. Recorded texts stay as they were. */
export const worldIn = (world: ShopWorld, language: Language | null): ShopWorld => {
  const { route } = world.units
  if (language === null || typeof route !== "object" || route === null) return world
  return { ...world, units: { ...world.units, route: { ...route, language } } }
}

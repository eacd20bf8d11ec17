import type { Level } from "../../menu/model.ts"

/**
 * The next level up, or `null` at the top. From zero, a default ingredient starts at light, any other at normal
 * (DECISIONS §4).
 */
export const stepLevel = (defaultLevel: Level, level: Level): Level | null => {
  switch (level) {
    case 0:
      return defaultLevel > 0 ? 0.75 : 1
    case 0.75:
      return 1
    case 1:
      return 1.5
    case 1.5:
      return 2
    case 2:
      return 3
    case 3:
      return null
  }
}

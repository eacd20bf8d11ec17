import type { PartView } from "@skorpe/core/builder"
import type { Level } from "@skorpe/core/menu"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { builderTexts } from "./texts.ts"

const levels = {
  0: "levelNone",
  0.75: "levelLight",
  1: "levelNormal",
  1.5: "levelExtra",
  2: "levelDouble",
  3: "levelTriple",
} as const satisfies Record<Level, string>

const places = { whole: "wholePart", left: "leftPart", right: "rightPart" } as const

/** What several parts of the builder say alike. */
export const useBuilderWords = () => {
  const t = useTexts(builderTexts)
  return {
    t,
    level: (level: Level) => t(levels[level]),
    /** Where something lies: on all of it, on the left, on the right. */
    place: (part: PartView["side"]) => t(places[part]),
    /** The words for a half itself. */
    half: (side: PartView["side"]) => (side === "whole" ? t("whole") : t(side)),
  }
}

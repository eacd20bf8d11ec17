import type { PartView } from "@skorpe/core/units/builder"
import type { Level } from "@skorpe/core/domain/menu"
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

/** Texts that several parts of the builder share. */
export const useBuilderWords = () => {
  const t = useTexts(builderTexts)
  return {
    t,
    level: (level: Level) => t(levels[level]),
    /** The position of an ingredient: on the whole pizza, on the left, on the right. */
    place: (part: PartView["side"]) => t(places[part]),
    /** The name of a half. */
    half: (side: PartView["side"]) => (side === "whole" ? t("whole") : t(side)),
  }
}

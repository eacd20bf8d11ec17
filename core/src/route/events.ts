import { Schema } from "effect"
import { Language } from "../language/model.ts"
import { Screen } from "./model.ts"

/** A link was followed, or the browser went back or forward. */
export const PathOpened = Schema.Struct({
  type: Schema.Literal("PathOpened"),
  path: Schema.String,
  how: Schema.Literals(["link", "history"]),
})

/** The customer chose a language; the address is loaded anew in it (SPEC §2.3). */
export const LanguageChosen = Schema.Struct({ type: Schema.Literal("LanguageChosen"), language: Language })

/** The route tells the house that another screen is shown. */
export interface ScreenOpened {
  readonly type: "ScreenOpened"
  readonly screen: Screen
}

export const RouteEvents = [PathOpened, LanguageChosen] as const

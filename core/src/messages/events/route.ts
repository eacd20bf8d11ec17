import { Schema } from "effect"
import { Language } from "../../domain/language/model.ts"
import { Screen } from "../../domain/route/model.ts"

/** A link was followed, or the browser went back or forward. */
export const PathOpened = Schema.Struct({
  type: Schema.Literal("PathOpened"),
  path: Schema.String,
  how: Schema.Literals(["link", "history"]),
})

/** The customer chose a language; the page is reloaded in it (SPEC §2.3). */
export const LanguageChosen = Schema.Struct({ type: Schema.Literal("LanguageChosen"), language: Language })

/** Emitted by the route when another screen is shown. */
export interface ScreenOpened {
  readonly type: "ScreenOpened"
  readonly screen: Screen
}

export const RouteEvents = [PathOpened, LanguageChosen] as const

import type { ChartState } from "../../kernel/chart.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { isEntrance } from "./rules/isEntrance.ts"
import { fresh, type LoginContext, type LoginView } from "./context.ts"

/** Stub of the login: no login has started. */
export const loginStub = {
  name: "login",
  listens: [
    "ScreenOpened",
    "BoxTicked",
    "RegistrationSubmitted",
    "LoginAbandoned",
    "LoggedOut",
    "LoginCodeRequested",
    "EmailLoginSubmitted",
    "PasskeyLoginChosen",
    "LoginCodeEntered",
    "AccountTyped",
    "ResetAsked",
    "ResetLinkOpened",
    "PasswordChosen",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: "idle",
    context: fresh,
  }),
  needsCode: (event: ShopEvent) => !("screen" in event) || isEntrance(event.screen),
  view: ({ context }: ChartState<LoginContext>): LoginView => ({ ...context, step: "idle" }),
}

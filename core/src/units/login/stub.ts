import type { ChartState } from "../../kernel/chart.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { fresh, type LoginContext, type LoginView } from "./context.ts"

/** Stub of the login: no login has started. */
export const loginStub = {
  name: "login",
  listens: [
    "BoxTicked",
    "RegistrationSubmitted",
    "LoginAbandoned",
    "LoggedOut",
    "LoginCodeRequested",
    "EmailLoginSubmitted",
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
  needsCode: () => true,
  view: ({ context }: ChartState<LoginContext>): LoginView => ({ ...context, step: "idle" }),
}

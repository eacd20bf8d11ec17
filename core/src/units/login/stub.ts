import type { ShopEvent } from "../../messages/events.ts"

const noLogin = { phone: "", problems: [], unanswered: false, verification: null }

/** Stub of the login: no login has started. */
export const loginStub = {
  name: "login",
  listens: [
    "LoginAbandoned",
    "LoggedOut",
    "LoginCodeRequested",
    "EmailLoginSubmitted",
    "LoginCodeEntered",
    "VerificationCodeEntered",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { ...noLogin, email: "", secret: null } }),
  needsCode: ({ type }: ShopEvent) => type === "LoginCodeRequested" || type === "EmailLoginSubmitted",
  view: () => ({ step: "idle", ...noLogin }) as const,
}

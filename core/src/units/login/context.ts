import type { AccountLack, TypedAccount } from "../../domain/account/typed.ts"
import type { LoginFault, LogoutCause, SentCode } from "../../domain/session/model.ts"
import type { Sealed } from "../../vault/model.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"

/** Handles to the secrets typed last, or read from a link; each step forgets its own when it ends. */
export type Secrets = Readonly<Partial<Record<"code" | "password" | "old" | "token", Sealed>>>

/** Context of a login, of the registration it may lead to, and of choosing a new password. */
export interface LoginContext extends TypedAccount {
  readonly secrets: Secrets
  readonly sent: SentCode | null
  readonly fault: LoginFault | null
  /**
   * Whether an e-mailed link was refused. Its page then offers to send a new one, even to a logged-in customer, until
   * they leave it.
   */
  readonly isLinkOver: boolean
  /** The fields missing from the submitted registration; each is reported until it is filled in. */
  readonly lacks: readonly AccountLack[]
  /** Idempotency key of the registration in flight: a retry after no answer does not create a second account. */
  readonly key: string | null
  /** Why the last session of this visit ended, and at which address; `null` before. */
  readonly ended: { readonly cause: LogoutCause; readonly path: string } | null
}

/** The login's current step, with its context. */
export interface LoginView extends LoginContext {
  readonly step: LoginStep
}

/** The steps of a login, from a number or an address to a session. */
export type LoginStep =
  | "idle"
  | "sendingCode"
  | "codeSent"
  | "checkingCode"
  | "checkingPassword"
  /** The device asks for a passkey, and the server checks it. */
  | "usingPasskey"
  /** The server requires proof of the number: a code for that is sent, typed and checked. */
  | "sendingProof"
  | "unverified"
  | "verifying"
  /** The number is proven and has no account: the customer may register. */
  | "unregistered"
  | "creating"
  /** A mail with a link is requested, and is on its way if the address has an account. */
  | "askingReset"
  | "resetSent"
  /** An e-mailed link was opened; the customer chooses a new password. */
  | "linkOpened"
  | "settingPassword"
  /** A customer who is logged in changes their password. */
  | "changingPassword"
  | "passwordSet"

/** The views of other units that the login reads. */
export interface LoginSees {
  readonly session: SessionView
  readonly route: RouteView
}

/** The context before anything is typed. */
export const fresh: LoginContext = {
  phone: "",
  email: "",
  firstName: "",
  lastName: "",
  boxes: [],
  secrets: {},
  sent: null,
  fault: null,
  isLinkOver: false,
  lacks: [],
  key: null,
  ended: null,
}

import type { AccountLack, TypedAccount } from "../../domain/account/typed.ts"
import type { LoginFault, LogoutCause, SentCode } from "../../domain/session/model.ts"
import type { Sealed } from "../../vault/model.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"

/** Handles to what was typed or linked last; a step that has ended forgets its own. */
export type Secrets = Readonly<Partial<Record<"code" | "password" | "old" | "token", Sealed>>>

/** Context of a login and of the registration that it may lead to. It serves a new password as well. */
export interface LoginContext extends TypedAccount {
  readonly secrets: Secrets
  readonly sent: SentCode | null
  readonly fault: LoginFault | null
  /** Whether a mail's link was refused: its page asks for another one, also of who is logged in, until it is left. */
  readonly isLinkOver: boolean
  /** What the submitted registration lacked; it is said until it is there. */
  readonly lacks: readonly AccountLack[]
  /** Names the registration in flight, so that a repeat after silence makes no second account. */
  readonly key: string | null
  /** Why the last session of this visit ended, and at which address; `null` before. */
  readonly ended: { readonly cause: LogoutCause; readonly path: string } | null
}

/** The step of the login, and what is known in it. */
export interface LoginView extends LoginContext {
  readonly step: LoginStep
}

/** Where a login stands, from a number or an address to a session. */
export type LoginStep =
  | "idle"
  | "sendingCode"
  | "codeSent"
  | "checkingCode"
  | "checkingPassword"
  /** The device asks for a passkey, and the server checks it. */
  | "usingPasskey"
  /** The server wants the number proven: a code for that is sent, typed and checked. */
  | "sendingProof"
  | "unverified"
  | "verifying"
  /** The number is proven and has no account: the customer may register. */
  | "unregistered"
  | "creating"
  /** A mail with a link is asked for, and is on its way if the address has an account. */
  | "askingReset"
  | "resetSent"
  /** A mail's link was opened, and its password is to be chosen. */
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

import type { ApiFailure } from "../../api/failure.ts"
import { lacksOfAccount } from "../../domain/account/rules/lacksOfAccount.ts"
import type { PasskeyLoggingIn } from "../../domain/passkey/device.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { wayBack } from "../../domain/route/rules/wayBack.ts"
import { readPath } from "../../domain/route/rules/readPath.ts"
import { codeWait, type Verification } from "../../domain/session/model.ts"
import { assign, type ErrorActorEvent, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { SessionView } from "../session/view.ts"
import { fresh, type LoginContext, type LoginSees } from "./context.ts"
import { isEntrance } from "./rules/isEntrance.ts"
import { codeFault, faultOf, isWrongCode, passkeyFault, passwordFault } from "./rules/faultOf.ts"

/** The account exists but its phone number is unverified, or the proof of a registration is too old (SPEC §8.3). */
const notVerified = 4039
/** The number is proven and has no account (DECISIONS §12). */
const noAccount = 3009
/** A link for a new password was used already, is too old, or belongs to another address (SPEC §8.3). */
const linkIsOver = 3013

const has = (failure: ApiFailure, wanted: number): boolean =>
  failure._tag === "Refused" && failure.problems.some(({ code }) => code === wanted)

const now = (event: unknown): number => givenIn<LoginSees>(event).at.t

/** The path to return to after a login, read from the address of the page on which it ends. */
export const backFrom = (event: unknown): string => {
  const { market, path } = givenIn<LoginSees>(event).see.route
  return wayBack(marketOf(market), path)
}

const isAtEntrance = (event: unknown): boolean => isEntrance(givenIn<LoginSees>(event).see.route.screen)

const isShown = (event: unknown): boolean => givenIn<LoginSees>(event).see.route.screen._tag === "NewPassword"

const leadsToPayment = (event: unknown): boolean => {
  const { market } = givenIn<LoginSees>(event).see.route
  return readPath(marketOf(market), backFrom(event)).screen._tag === "Payment"
}

/** The logged-in customer's e-mail address; `null` without one. */
export const ownEmail = (session: SessionView): string | null =>
  session._tag === "LoggedIn" ? session.user.email : null

/** The failure of the call that just ended, as params of a guard or an action. */
export const failed = ({ event }: { readonly event: ErrorActorEvent }): ApiFailure => failureIn(event)

/** The types, actions and guards of the login chart; its states are in the other files of this folder. */
export const loginChart = setup({
  types: { context: {} as LoginContext, events: {} as WithGiven<ShopEvent, LoginSees> },
  actors: callsOf(
    "RequestLogin",
    "Login",
    "LoginEmail",
    "LoginPasskey",
    "VerifyPhone",
    "CreateAccount",
    "RequestReset",
    "ResetPassword",
    "ChangePassword",
  ),
  actions: {
    ...sends,
    noteFault: assign(({ context, event }, failure: ApiFailure) => {
      if (!isWrongCode(failure)) return { fault: faultOf(failure), secrets: {} }
      const sent = context.sent && { ...context.sent, tries: context.sent.tries + 1 }
      return { fault: codeFault(sent, now(event)), sent, secrets: {} }
    }),
    noteUnfinished: assign({ fault: { _tag: "Code", why: "unfinished" } as const }),
    keepCode: assign(({ event }) =>
      event.type === "LoginCodeEntered" && event.code !== null ? { secrets: { code: event.code }, fault: null } : {},
    ),
    noteWrongCode: assign(({ context, event }) => {
      const sent = context.sent && { ...context.sent, tries: context.sent.tries + 1 }
      return { fault: codeFault(sent, now(event)), sent, secrets: {} }
    }),
    notePasswordFault: assign((_, failure: ApiFailure) => ({ fault: passwordFault(failure) })),
    notePasskeyRefusal: assign((_, answer: PasskeyLoggingIn) => ({ fault: passkeyFault(answer) })),
    notePasskeyFault: assign((_, failure: ApiFailure) => ({
      fault: isWrongCode(failure) ? ({ _tag: "Passkey", why: "refused" } as const) : faultOf(failure),
    })),
    noteSent: assign({ sent: ({ event }) => ({ at: now(event), wait: codeWait, tries: 0 }), fault: null }),
    countDown: assign({
      sent: ({ context: { sent }, event }) =>
        sent && { ...sent, wait: Math.max(0, codeWait - Math.floor((now(event) - sent.at) / 1000)) },
    }),
    noteTyped: assign(({ context, event }) => {
      if (event.type !== "AccountTyped") return {}
      const next = { ...context, [event.field]: event.text }
      return { ...next, fault: null, key: null, lacks: stillLacking(next) }
    }),
    noteTicked: assign(({ context, event }) => {
      if (event.type !== "BoxTicked") return {}
      const others = context.boxes.filter((box) => box !== event.box)
      const next = { ...context, boxes: event.ticked ? [...others, event.box] : others }
      return { ...next, key: null, lacks: stillLacking(next) }
    }),
    nameRegistration: assign(({ context, event }) => ({
      key: context.key ?? `account-${now(event)}`,
      fault: null,
      lacks: [],
    })),
    noteLacks: assign(({ context }) => ({ lacks: lacksOfAccount(context), fault: null })),
    forget: assign(({ context: { ended } }) => ({ ...fresh, ended })),
    noteOver: assign((_, failure: ApiFailure) => ({ fault: faultOf(failure), secrets: {}, isLinkOver: true })),
    leaveLink: assign(({ context: { isLinkOver } }) => (isLinkOver ? { isLinkOver: false, fault: null } : {})),
    noteEnd: assign(({ event }) =>
      event.type === "LoggedOut" ? { ended: { cause: event.cause, path: event.path } } : {},
    ),
    // Keeps `sent`, so that the same number does not get another code at once.
    giveUp: assign(({ context: { phone, email, ended, sent } }) => ({ ...fresh, phone, email, ended, sent })),
  },
  guards: {
    isUnfinished: ({ event }) => event.type === "LoginCodeEntered" && event.code === null,
    isAnonymous: ({ event }) => event.see.session._tag === "Anonymous",
    isUnverified: ({ context }, failure: ApiFailure) => context.phone !== "" && has(failure, notVerified),
    isUnknown: (_, failure: ApiFailure) => has(failure, noAccount),
    isVerified: (_, verification: Verification) => verification._tag === "Verified",
    isTooSoon: ({ context, event }) =>
      event.type === "LoginCodeRequested" && event.phone === context.phone && (context.sent?.wait ?? 0) > 0,
    /** The number was sent a code less than `codeWait` ago, so no other is sent yet. */
    hasNewCode: ({ context: { phone, sent }, event }) =>
      event.type === "LoginCodeRequested" &&
      event.see.session._tag === "Anonymous" &&
      event.phone === phone &&
      sent !== null &&
      now(event) < sent.at + codeWait * 1000,
    isAgain: ({ context, event }) => event.type === "LoginCodeRequested" && event.phone === context.phone,
    mayAsk: ({ context }) => context.sent === null || context.sent.wait === 0,
    hasCode: ({ context }) => context.sent !== null,
    isComplete: ({ context }) => lacksOfAccount(context).length === 0,
    hasOldPassword: ({ event }) =>
      event.type === "PasswordChosen" && event.old !== null && ownEmail(event.see.session) !== null,
    isLinkOver: (_, failure: ApiFailure) => has(failure, linkIsOver),
    isLinkOverHere: ({ event }, failure: ApiFailure) => has(failure, linkIsOver) && isShown(event),
    isEndedForThem: ({ event }) => event.type === "LoggedOut" && event.cause !== "unspecified",
    isShown: ({ event }) => isShown(event),
    isElsewhere: ({ event }) => !isShown(event),
    isAtEntrance: ({ event }) => isAtEntrance(event),
    leadsToPayment: ({ event }) => isAtEntrance(event) && leadsToPayment(event),
  },
})

/** The missing fields that were reported and are still missing; nothing is reported before the form is submitted. */
const stillLacking = (context: LoginContext) => lacksOfAccount(context).filter((lack) => context.lacks.includes(lack))

import { Effect, Schema } from "effect"
import { CustomerSession } from "../domain/account/deviceKind.ts"
import { readCode } from "../domain/account/rules/readCode.ts"
import { Agreements, Profile, SessionGrant } from "../domain/account/wire.ts"
import { ApiFailure } from "../api/failure.ts"
import { paths } from "../api/paths.ts"
import { SavedAddress } from "../domain/address/model.ts"
import { FavouriteList } from "../domain/favourites/model.ts"
import type { Language } from "../domain/language/model.ts"
import { PointsEntry } from "../domain/loyalty/entry.ts"
import { budgetOf } from "../domain/organisation/rules/budgetOf.ts"
import { Balance, OrganisationSummary } from "../domain/organisation/wire.ts"
import { problemText } from "../domain/problem/rules/problemText.ts"
import { readUnverified, readVerified } from "../units/session/rules/readVerification.ts"
import { type Verification } from "../domain/session/model.ts"
import type { Sealed } from "../vault/model.ts"
import { openSecret, type Vault } from "../vault/vault.ts"
import { botCheckHeader } from "../api/headers.ts"
import type { BotCheckPurpose } from "../domain/botCheck/model.ts"
import type { ProofsFor } from "./botCheck.ts"
import { callApi } from "./callApi.ts"
import type { Refresh } from "./refresh.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import { sendApi as send } from "./sendApi.ts"
import type { CallServices } from "./serviceNeeds.ts"
import type { HttpAsk } from "./transport.ts"

interface Surroundings {
  readonly language: () => Language
  readonly origin: string
  readonly refresh: Refresh
  readonly requests: Requests
  readonly proofs: ProofsFor
}

type AccountCalls =
  | "LoadUser"
  | "LoadBudget"
  | "LoadAddresses"
  | "SaveAddress"
  | "RemoveAddress"
  | "RestoreAddress"
  | "ChooseDefaultAddress"
  | "RequestLogin"
  | "Login"
  | "LoginEmail"
  | "VerifyPhone"
  | "CreateAccount"
  | "RequestReset"
  | "ResetPassword"
  | "ChangePassword"
  | "Logout"
  | "UnsubscribeEmail"
  | "UnsubscribePhone"
  | "AcceptInvitation"
  | "SaveDefaultStore"
  | "SaveProfile"
  | "AskNewNumber"
  | "TakeNewNumber"
  | "DeleteAccount"
  | "ConfirmEmail"
  | "SendEmailLink"
  | "LoadPoints"
  | "LoadSessions"
  | "EndSessions"
  | "SaveAgreements"
  | "SyncFavourites"

/** Sends a request of which only the success matters. */
const asNull = (ask: HttpAsk) => Effect.as(send(ask), null)

const decodeProfile = Schema.decodeUnknownEffect(Schema.fromJsonString(Profile))

/** Executes the calls of session, login and account (SPEC §7.1, §7.3). */
export const makeAccountServices = ({
  language,
  origin,
  refresh,
  requests: { get, post, fresh },
  proofs,
}: Surroundings): CallServices<AccountCalls> => {
  /** The text behind a handle. If it is gone, the customer must type it again (1002). */
  const open = (secret: Sealed | null): Effect.Effect<string, ApiFailure, Vault> => {
    const problems = [{ code: 1002, message: problemText(1002, language()) }]
    const again = ApiFailure.make({ _tag: "Refused", status: 400, problems })
    return secret === null ? Effect.fail(again) : openSecret(secret).pipe(Effect.mapError(() => again))
  }
  /** Requests a code, with a bot check's proof if one is ready in time. */
  const withProof = <A, R>(
    purpose: BotCheckPurpose,
    ask: (headers: Readonly<Record<string, string>>) => Effect.Effect<A, ApiFailure, R>,
  ) => Effect.flatMap(proofs(purpose).take, (proof) => ask(proof === null ? {} : { [botCheckHeader]: proof }))
  const beginSession = (ask: HttpAsk) => callApi(ask, SessionGrant).pipe(Effect.flatMap(refresh.note), Effect.as(null))
  const loadUser = Effect.gen(function* () {
    const { text } = yield* send(get(pathTo(paths.user.profile)))
    if (["", "null"].includes(text.trim())) return null
    return yield* decodeProfile(text).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Defect" })))
  })
  const verify = (phone: string, code: string) =>
    send(post(pathTo(paths.auth.verifyPhone), { phoneNumber: phone, code })).pipe(
      Effect.map(({ status, text }): Verification => readVerified(status, text)),
      Effect.catch((failure) => {
        const unverified = readUnverified(failure)
        return unverified ? Effect.succeed(unverified) : Effect.fail(failure)
      }),
    )
  const makeDefault = (id: string) => asNull(post(pathTo(paths.user.changeAddress, { id }), { isDefault: true }))
  const restore = ({ id: _, isDefault, ...draft }: SavedAddress, key: string) => {
    const saved = callApi(post(pathTo(paths.user.addAddress), draft, { "idempotency-key": key }), SavedAddress)
    return Effect.flatMap(saved, ({ id }) => (isDefault ? makeDefault(id) : Effect.succeed(null)))
  }
  const loadBudget = (id: string) =>
    Effect.all({
      summary: callApi(get(pathTo(paths.organisations.read, { id })), OrganisationSummary),
      balance: callApi(get(pathTo(paths.organisations.balance, { id })), Balance),
    }).pipe(Effect.map(({ summary, balance }) => budgetOf(summary, balance)))
  return {
    LoadUser: () => fresh(loadUser),
    LoadBudget: ({ organisationId }) => fresh(loadBudget(organisationId)),
    LoadAddresses: () => fresh(callApi(get(pathTo(paths.user.addresses)), Schema.Array(SavedAddress))),
    SaveAddress: ({ id, draft, key }) =>
      fresh(
        id === null
          ? asNull(post(pathTo(paths.user.addAddress), draft, { "idempotency-key": key }))
          : asNull(post(pathTo(paths.user.changeAddress, { id }), draft)),
      ),
    RestoreAddress: ({ address, key }) =>
      address === null ? Effect.fail(ApiFailure.make({ _tag: "Defect" })) : fresh(restore(address, key)),
    RemoveAddress: ({ id }) => fresh(asNull(post(pathTo(paths.user.changeAddress, { id }), { deleted: true }))),
    ChooseDefaultAddress: ({ id }) => fresh(makeDefault(id)),
    RequestLogin: ({ phone }) =>
      withProof("login", (headers) => asNull(post(pathTo(paths.auth.requestLogin), { phone }, headers))),
    Login: ({ phone, code: secret }) =>
      Effect.flatMap(open(secret), (code) => beginSession(post(pathTo(paths.auth.login), { phone, code, origin }))),
    LoginEmail: ({ email, password: secret }) =>
      Effect.flatMap(open(secret), (password) =>
        beginSession(post(pathTo(paths.auth.loginEmail), { email, password })),
      ),
    VerifyPhone: ({ phone, code: secret }) =>
      Effect.flatMap(open(secret), (typed) => verify(phone, readCode(typed) ?? typed)),
    CreateAccount: ({ registration, key }) =>
      Effect.andThen(
        send(post(pathTo(paths.user.create), registration, { "idempotency-key": key })),
        // The account exists and its session has begun; only a refresh returns its expiry.
        beginSession(post(pathTo(paths.auth.refresh), {})).pipe(Effect.orElseSucceed(() => null)),
      ),
    RequestReset: ({ email }) => Effect.as(send(post(pathTo(paths.auth.requestReset), { email })), null),
    ResetPassword: ({ email, token: link, password: secret }) =>
      Effect.gen(function* () {
        const [token, newPassword] = [yield* open(link), yield* open(secret)]
        yield* send(post(pathTo(paths.auth.reset), { email, token, newPassword }))
        return null
      }),
    ChangePassword: ({ email, old, password: secret }) =>
      Effect.gen(function* () {
        const [oldPassword, newPassword] = [yield* open(old), yield* open(secret)]
        yield* send(post(pathTo(paths.auth.reset), { email, oldPassword, newPassword }))
        return null
      }),
    SaveDefaultStore: ({ storeId }) =>
      fresh(callApi(post(pathTo(paths.user.update), { favoriteStore: storeId }), Profile)),
    SaveProfile: ({ change }) => fresh(callApi(post(pathTo(paths.user.update), change), Profile)),
    SaveAgreements: ({ change }) => fresh(callApi(post(pathTo(paths.user.agreements), change), Agreements)),
    SyncFavourites: ({ customerId, change }) =>
      fresh(
        callApi(
          change === null
            ? get(pathTo(paths.user.favourites, { id: customerId }))
            : post(pathTo(paths.user.changeFavourites), change),
          FavouriteList.fields.codes,
        ),
      ),
    ConfirmEmail: ({ token: secret }) =>
      Effect.flatMap(open(secret), (token) => asNull(post(pathTo(paths.user.verifyEmail), { token }))),
    SendEmailLink: () => fresh(asNull(post(pathTo(paths.user.sendVerification), {}))),
    // Without a refresh (SPEC §7.1).
    AskNewNumber: ({ phone }) =>
      withProof("change-number", (headers) => asNull(post(pathTo(paths.user.changeNumber), { phone }, headers))),
    TakeNewNumber: ({ phone, code: secret }) =>
      Effect.flatMap(open(secret), (code) => asNull(post(pathTo(paths.user.changeNumber), { phone, code }))),
    DeleteAccount: () => asNull(post(pathTo(paths.user.delete), {})),
    LoadPoints: () => fresh(callApi(get(pathTo(paths.user.points)), Schema.Array(PointsEntry))),
    LoadSessions: () => fresh(callApi(get(pathTo(paths.user.sessions)), Schema.Array(CustomerSession))),
    EndSessions: ({ id }) => fresh(asNull(post(pathTo(paths.user.sessions), id === null ? { others: true } : { id }))),
    UnsubscribeEmail: ({ token: secret }) =>
      Effect.flatMap(open(secret), (token) =>
        Effect.as(send(post(pathTo(paths.user.unsubscribeEmail, { token }), {})), null),
      ),
    UnsubscribePhone: ({ phone }) => asNull(post(pathTo(paths.user.unsubscribePhone), { phone })),
    AcceptInvitation: ({ token: secret }) =>
      Effect.flatMap(open(secret), (token) =>
        fresh(callApi(post(pathTo(paths.organisations.accept, { token }), {}), OrganisationSummary)),
      ),
    Logout: () => Effect.as(send(post(pathTo(paths.auth.logout), {})), null),
  }
}

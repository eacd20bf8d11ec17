import { kroner } from "../../domain/money/rules/kroner.ts"
import type { Passkey } from "../../domain/passkey/model.ts"
import { type Clerk, done, type Name, no } from "./clerk.ts"
import { customer, homeOf, organisation } from "./people.ts"

const passkeyOf = (id: string, now: number): Passkey => ({
  id,
  browser: "chrome",
  system: "android",
  addedAt: now - 60_000,
  usedAt: null,
})

/** The successful answers to the calls of session, login, account and companies. */
export const accountClerks = {
  LoadUser: (_, { chance, phase }) => done(phase === "faulty" && chance.happens(0.1) ? null : customer),
  SaveProfile: ({ change }, { chance }) => {
    if (chance.happens(0.2)) return chance.happens(0.5) ? no(409, 1012) : no(429, 1001)
    return done({ ...customer, ...change })
  },
  SaveAgreements: ({ change: { email, sms, loyaltyTerms = true } }, { chance }) =>
    chance.happens(0.2)
      ? no(503, 1001)
      : done({
          loyalty: { acceptedTerms: loyaltyTerms, points: 0 },
          notificationTypes: [...(email ? (["email"] as const) : []), ...(sms ? (["sms"] as const) : [])],
        }),
  SyncFavourites: ({ change }, { chance }) => done([...(change?.add ?? []), ...(chance.happens(0.3) ? ["COLA"] : [])]),
  LoadSessions: (_, { world }) =>
    done(
      ["s1", "s2", "s3"].map((id, index) => ({
        id,
        browser: "chrome",
        system: "android",
        beganAt: world.t - 60_000,
        usedAt: world.t,
        isCurrent: index === 0,
      })),
    ),
  EndSessions: () => done(null),
  ReadPasskeySupport: (_, { chance }) => done(chance.happens(0.8)),
  LoadPasskeys: (_, { world, chance }) =>
    done({ passkeys: ["k1", "k2"].map((id) => passkeyOf(id, world.t)), isSupported: chance.happens(0.8) }),
  AddPasskey: (_, { world, chance }) => {
    if (chance.happens(0.3)) return no(409, 3016)
    if (chance.happens(0.6)) return done({ _tag: "Added", passkey: passkeyOf(`k${world.n}`, world.t) })
    return done({ _tag: chance.pick(["NotGiven", "AlreadyHere", "Unsupported", "Broken"] as const) ?? "Broken" })
  },
  RemovePasskey: () => done(null),
  LoginPasskey: (_, { chance }) => {
    if (chance.happens(0.3)) return no(400, 4038)
    return done({ _tag: chance.pick(["LoggedIn", "LoggedIn", "NotGiven", "Broken"] as const) ?? "LoggedIn" })
  },
  ConfirmEmail: (_, { chance }) => (chance.happens(0.6) ? done(null) : no(chance.pick([400, 503]) ?? 400, 3014)),
  SendEmailLink: (_, { chance }) => (chance.happens(0.6) ? done(null) : no(429, 1001)),
  AskNewNumber: (_, { chance }) => (chance.happens(0.7) ? done(null) : no(429, 4034)),
  TakeNewNumber: (_, { chance }) =>
    chance.happens(0.5) ? done(null) : no(400, chance.pick([3015, 3015, 1036, 4037]) ?? 3015),
  DeleteAccount: (_, { chance }) => (chance.happens(0.5) ? done(null) : no(409, 3006)),
  LoadPoints: (_, { world }) => done([{ kind: "opening", points: 640, at: world.t, order: null }]),
  SaveDefaultStore: ({ storeId }) => done({ ...customer, favoriteStore: storeId }),
  LoadBudget: (_, { chance, phase }) =>
    phase === "faulty" && chance.happens(0.1)
      ? no(404, 3007)
      : done({
          isApproved: chance.happens(0.8),
          perOrder: chance.pick([null, kroner(300)]) ?? null,
          left: chance.pick([null, kroner(0), kroner(1000)]) ?? null,
        }),
  AcceptInvitation: (_, { chance }) =>
    chance.happens(0.6)
      ? done(organisation)
      : no(chance.pick([404, 400]) ?? 404, chance.pick([3007, 3048, 3057]) ?? 3007),
  LoadOrganisation: ({ organisationId }, { chance }) =>
    chance.happens(0.85) ? done(homeOf(organisationId, chance)) : chance.happens(0.5) ? no(404, 3007) : no(403, 1003),
  ChangeOrganisation: (_, { chance }) =>
    chance.happens(0.7) ? done(null) : no(409, chance.pick([3006, 3005, 3009]) ?? 3006),
  FindOrganisations: ({ number }, { chance }) =>
    done({
      byName: chance.happens(0.5) ? [{ name: "Bedrift 1 AS", number: "922222223" }] : [],
      hasNumber: number === null ? null : chance.happens(0.3),
    }),
  CreateOrganisation: ({ name, number }, { chance }) =>
    chance.happens(0.7) ? done({ ...organisation, name, number }) : no(409, 3002),
  LoadAddresses: (_, { props, chance }) =>
    done(
      props.stores
        .filter(() => chance.happens(0.6))
        .map(({ store: { id, address, position } }) => ({
          id,
          street: "Testveien",
          number: "1",
          postalCode: address.postalCode,
          city: address.city,
          position,
          deliveryDescription: "",
        })),
    ),
  SaveAddress: ({ id }, { chance }) => (chance.happens(0.8) ? done(null) : id === null ? no(400, 3020) : no(404, 3019)),
  RestoreAddress: (_, { chance }) => (chance.happens(0.8) ? done(null) : no(400, 3020)),
  RemoveAddress: (_, { chance }) => (chance.happens(0.8) ? done(null) : no(404, 3019)),
  ChooseDefaultAddress: (_, { chance }) => (chance.happens(0.8) ? done(null) : no(404, 3019)),
  RequestLogin: () => done(null),
  Login: () => done(null),
  LoginEmail: () => done(null),
  CreateAccount: () => done(null),
  RequestReset: () => done(null),
  ResetPassword: (_, { chance }) => (chance.happens(0.7) ? done(null) : no(400, 3013)),
  ChangePassword: (_, { chance }) => (chance.happens(0.7) ? done(null) : no(400, 1019)),
  VerifyPhone: (_, { chance }) =>
    done(chance.happens(0.5) ? { _tag: "Verified", status: 204 } : { _tag: "Unauthorized" }),
  Logout: () => done(null),
  UnsubscribeEmail: (_, { chance }) => (chance.happens(0.6) ? done(null) : no(chance.pick([404, 503]) ?? 404, 3010)),
  UnsubscribePhone: (_, { chance }) => (chance.happens(0.6) ? done(null) : no(400, 1031)),
} satisfies { readonly [Called in Name]?: Clerk<Called> }

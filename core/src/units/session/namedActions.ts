import type { Profile } from "../../domain/account/wire.ts"
import type { LogoutCause } from "../../domain/session/model.ts"
import type { DoneActorEvent } from "../../kernel/chart.ts"
import { keepAccount, type SessionContext } from "./context.ts"

/** The named action that notes why the session ends. */
export const noteLogoutCause = (params: LogoutCause) => ({ type: "because", params }) as const

/** The named action that copies the customer's changes into the session. */
export const changeProfile = {
  type: "changeProfile",
  params: ({ event }: { readonly event: { readonly user: Partial<Profile> } }) => event.user,
} as const

interface Loaded {
  readonly event: DoneActorEvent<Profile | null>
}

/** The named actions that store a loaded profile and report who the customer is. */
export const welcome = [
  { type: "greet", params: ({ event }: Loaded) => event.output },
  {
    type: "tell",
    params: ({ event }: Loaded) => ({ type: "Identify", externalId: event.output?.externalId ?? null }) as const,
  },
  { type: "tell", params: ({ context }: { readonly context: SessionContext }) => keepAccount(context) },
  {
    type: "send",
    params: ({ context }: { readonly context: SessionContext }) =>
      ({ type: "AccountChanged", organisationId: context.organisationId, isSameCustomer: false }) as const,
  },
] as const

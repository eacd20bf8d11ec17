import { Schema } from "effect"

/** The customer dismissed the warning about what an organisation cannot do here (SPEC §6). */
export const OrganisationWarningDismissed = Schema.Struct({ type: Schema.Literal("OrganisationWarningDismissed") })

export const OrganisationEvents = [OrganisationWarningDismissed] as const

import { Schema } from "effect"

/** The customer has read what an organisation cannot do here (SPEC §6), and put it away. */
export const OrganisationWarningDismissed = Schema.Struct({ type: Schema.Literal("OrganisationWarningDismissed") })

export const OrganisationEvents = [OrganisationWarningDismissed] as const

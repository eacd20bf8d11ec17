import type { OrganisationForm, OwnOrganisationView } from "@skorpe/core/units/ownOrganisation"

/** An organisation whose page is shown. */
export type OpenOrganisation = Extract<OwnOrganisationView, { readonly _tag: "Open" }>

/** One kind of form. */
export type FormOf<Tag extends OrganisationForm["_tag"]> = Extract<OrganisationForm, { readonly _tag: Tag }>

import type { OrganisationRole } from "../model.ts"

/** A role, or the code for why the text is not one. */
export type RoleAnswer =
  | { readonly _tag: "Role"; readonly role: OrganisationRole }
  | { readonly _tag: "NotARole"; readonly code: 1015 | 3008 }

/** Parses a role: 1015 when blank, 3008 when unknown. */
export const readRole = (text: string): RoleAnswer => {
  if (text === "administrator" || text === "member") return { _tag: "Role", role: text }
  return { _tag: "NotARole", code: /^[a-z]{1,40}$/i.test(text) ? 3008 : 1015 }
}

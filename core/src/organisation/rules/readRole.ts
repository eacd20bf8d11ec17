import type { OrganisationRole } from "../model.ts"

/** A role, or the code of why a text is none. */
export type RoleAnswer =
  | { readonly _tag: "Role"; readonly role: OrganisationRole }
  | { readonly _tag: "NotARole"; readonly code: 1015 | 3008 }

/** Reads the name of a role: 1015 for what names none at all, 3008 for one that organisations do not have. */
export const readRole = (text: string): RoleAnswer => {
  if (text === "administrator" || text === "member") return { _tag: "Role", role: text }
  return { _tag: "NotARole", code: /^[a-z]{1,40}$/i.test(text) ? 3008 : 1015 }
}

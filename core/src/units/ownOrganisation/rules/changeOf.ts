import type { OrganisationChange } from "../../../domain/organisation/home.ts"
import type { SpendingLimits } from "../../../domain/organisation/model.ts"
import { readCompanyName } from "../../../domain/organisation/rules/readCompanyName.ts"
import { readLimit } from "../../../domain/organisation/rules/readLimit.ts"
import type { MemberDetails } from "../../../domain/organisation/wire.ts"
import type { OrganisationFault, OrganisationForm } from "../view.ts"

/** The change that a form asks for, or why the form is invalid. */
export type FormAnswer =
  | { readonly _tag: "Change"; readonly change: OrganisationChange }
  | { readonly _tag: "Fault"; readonly fault: OrganisationFault }

const wanted = (change: OrganisationChange): FormAnswer => ({ _tag: "Change", change })
const wrong = (fault: OrganisationFault): FormAnswer => ({ _tag: "Fault", fault })

const limitsIn = (form: { readonly perOrder: string; readonly perMonth: string }): SpendingLimits | null => {
  const [perOrder, perMonth] = [readLimit(form.perOrder), readLimit(form.perMonth)]
  return perOrder._tag === "Limit" && perMonth._tag === "Limit"
    ? { perOrder: perOrder.limit, perMonth: perMonth.limit }
    : null
}

/** A form that asks for a change. */
type ChangingForm = Exclude<OrganisationForm, { readonly _tag: "Export" }>

/** Reads a form into the change to send. The server parses phone numbers and e-mail addresses. */
export const changeOf = (form: ChangingForm, own: string, members: readonly MemberDetails[]): FormAnswer => {
  switch (form._tag) {
    case "Details": {
      const [name, limits] = [readCompanyName(form.name), limitsIn(form)]
      if (name === null) return wrong("name")
      return limits === null ? wrong("amount") : wanted({ _tag: "Update", update: { name, limits } })
    }
    case "Invitation": {
      const [phone, email] = [form.phone.trim() || null, form.email.trim() || null]
      return phone === null && email === null ? wrong("contact") : wanted({ _tag: "Invite", contact: { phone, email } })
    }
    case "Member": {
      const { customerId, role, isActive, isRemoving } = form
      if (isRemoving) return wanted({ _tag: "Member", customerId, update: { remove: true } })
      const limits = limitsIn(form)
      if (limits === null) return wrong("amount")
      // Sending the role that the member already has is refused (1013).
      const has = members.find((one) => one.customerId === customerId)
      const ofRole = has?.role === role ? {} : { role }
      const ofActivity = has?.isActive === isActive ? {} : { isActive }
      return wanted({ _tag: "Member", customerId, update: { ...ofRole, ...ofActivity, limits } })
    }
    case "Withdrawal":
      return wanted({ _tag: "Withdraw", invitationId: form.invitationId })
    case "Leaving":
      return wanted({ _tag: "Member", customerId: own, update: { remove: true } })
  }
}

import { kroner } from "@skorpe/core/domain/money"
import { computeSpending, type OrganisationHome } from "@skorpe/core/domain/organisation"
import {
  companyOfColleague,
  noLimits,
  sampleAdministrator,
  sampleColleague,
  sampleCompany,
  sampleInvitation,
} from "@skorpe/core/testing"
import type { OrganisationFault, OwnOrganisationView } from "@skorpe/core/units/ownOrganisation"
import { customer, order } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { PrefixedStates, Reached, States, StatesOf, Visit } from "./model.ts"
import { after, openAt, openPanel } from "./visit.ts"

type Step = (shop: SceneShop) => void

const acceptedAt = Date.UTC(2026, 10, 21, 9)
const accepted = { ...sampleInvitation, phoneNumber: null, status: "accepted", acceptedAt } as const

/** An administrator's data about a company with members and invitations of every kind. */
export const company: OrganisationHome = {
  ...sampleCompany,
  summary: { ...sampleCompany.summary, discount: "BEDRIFT10" },
  balance: {
    ...sampleCompany.balance,
    members: [...sampleCompany.balance.members, { customerId: "u3", ...computeSpending(kroner(0), kroner(0), null) }],
  },
  members: [
    sampleAdministrator,
    sampleColleague,
    { ...sampleColleague, customerId: "u3", lastName: "", firstName: "", isActive: false },
  ],
  invitations: [
    { ...sampleInvitation, email: "kunde8@skorpe.test" },
    { ...accepted, id: "i2", acceptedBy: sampleColleague.customerId },
    { ...accepted, id: "i5" },
    { ...sampleInvitation, id: "i3", phoneNumber: null, email: "kunde9@skorpe.test", status: "expired" },
    { ...sampleInvitation, id: "i4", phoneNumber: "+4740000019", status: "withdrawn" },
  ],
}

const waiting: OrganisationHome = {
  ...company,
  summary: { ...company.summary, approved: null, limits: noLimits, discount: null },
  balance: { ...company.balance, own: computeSpending(kroner(0), kroner(0), null), organisation: null },
  members: [sampleAdministrator],
  invitations: [],
}

const user = { ...customer, organisations: [{ organisationId: "org-1", isActive: true, name: "Bedrift 1 AS" }] }

const opened = (visit: Visit): SceneShop =>
  after(openAt(visit, { _tag: "Organisation", organisationId: "org-1" }, { loggedIn: true }), (shop) =>
    shop.answer("LoadUser", user),
  )

/** An administrator has switched the customer's membership off. */
const switchOff: Step = (shop) =>
  shop.fail("LoadOrganisation", { _tag: "Refused", status: 403, problems: [{ code: 1003, message: "Nei." }] })

const orders: Step = (shop) =>
  shop.answer("LoadOrders", {
    total: 12,
    items: [
      { ...order, paymentType: "B2B", billingNote: "Prosjekt 7", customerId: "u2" },
      { ...order, orderId: "o2", number: 6, paymentType: "B2B", customerId: null },
    ],
  })

const load =
  (home: OrganisationHome): Step =>
  (shop) =>
    shop.answer("LoadOrganisation", home)

const told = (story: string, home: OrganisationHome, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(opened(visit), load(home), orders, ...steps),
})

const at = (story: string, ...steps: readonly Step[]): Reached => told(story, company, ...steps)

const edit: Step = (shop) => openPanel({ _tag: "EditOrganisation", organisationId: "org-1" })(shop)
const invite: Step = (shop) => shop.send({ type: "InvitationFormOpened" })
const member =
  (customerId: string): Step =>
  (shop) =>
    shop.send({ type: "MemberFormOpened", customerId })
const write =
  (field: "name" | "perOrder" | "phone" | "email", text: string): Step =>
  (shop) =>
    shop.send({ type: "OrganisationTyped", field, text })
const submit: Step = (shop) => shop.send({ type: "OrganisationFormSubmitted" })
const remove: Step = (shop) => shop.send({ type: "MemberRemovalWanted" })
const withdraw: Step = (shop) => shop.send({ type: "InvitationWithdrawalWanted", invitationId: "i1" })
const done: Step = (shop) => {
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", company)
}
const refuse =
  (status: number, code: number): Step =>
  (shop) =>
    shop.fail("ChangeOrganisation", { _tag: "Refused", status, problems: [{ code, message: "Nei." }] })
const unanswered: Step = (shop) => shop.fail("ChangeOrganisation", { _tag: "Unreachable" })

const inviting: readonly Step[] = [invite, write("phone", "400 00 011"), submit]

const faults: PrefixedStates<"fault-", OrganisationFault> = {
  "fault-name": at("the server does not take the name", edit, submit, refuse(400, 3012)),
  "fault-amount": at("a limit is not an amount", member("u2"), write("perOrder", "mye"), submit),
  "fault-contact": at("no number or address to invite was typed", invite, submit),
  "fault-phone": at("the number to invite is invalid", ...inviting, refuse(400, 1031)),
  "fault-email": at("the address to invite is invalid", invite, write("email", "kunde8"), submit, refuse(400, 1009)),
  "fault-lastAdministrator": at("the last administrator wants to leave", (shop) =>
    shop.send({ type: "LeavingWanted" }),
  ),
  "fault-isMember": at("the person to invite is a member", ...inviting, refuse(409, 3005)),
  "fault-tooMany": at("more invitations than may be sent in a day", ...inviting, refuse(429, 3077)),
  "fault-gone": at("the member was removed meanwhile", member("u2"), submit, refuse(404, 3009), load(company)),
  "fault-unanswered": at("the server did not answer", ...inviting, unanswered),
  "fault-refused": at("the server refused for another reason", ...inviting, refuse(400, 3016)),
}

/** The states of an organisation's page. */
export const organisationStates: StatesOf<Exclude<OwnOrganisationView["_tag"], "Closed">> & States = {
  Loading: { story: "the company is loading", reach: opened },
  Failed: {
    story: "the company did not load",
    reach: (visit) => after(opened(visit), (shop) => shop.fail("LoadOrganisation", { _tag: "Unreachable" })),
  },
  NotAMember: {
    story: "the customer does not belong to the company",
    reach: (visit) =>
      after(opened(visit), (shop) =>
        shop.fail("LoadOrganisation", { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "Nei." }] }),
      ),
  },
  SwitchedOff: {
    story: "an administrator has switched the customer off",
    reach: (visit) => after(opened(visit), switchOff),
  },
  leavingSwitchedOff: {
    story: "a customer who is switched off is asked whether they want to leave",
    reach: (visit) => after(opened(visit), switchOff, (shop) => shop.send({ type: "LeavingWanted" })),
  },
  HasLeft: told(
    "a member has left",
    companyOfColleague,
    (shop) => shop.send({ type: "LeavingWanted" }),
    submit,
    (shop) => shop.answer("ChangeOrganisation", null),
  ),
  hasLeftSwitchedOff: {
    story: "a customer who was switched off has left",
    reach: (visit) =>
      after(
        opened(visit),
        switchOff,
        (shop) => shop.send({ type: "LeavingWanted" }),
        submit,
        (shop) => shop.answer("ChangeOrganisation", null),
      ),
  },
  Open: at("an administrator's company, with members and invitations of every kind"),
  guest: {
    story: "for a guest",
    reach: (visit) => openAt(visit, { _tag: "Organisation", organisationId: "org-1" }),
  },
  member: told("a member's company", companyOfColleague),
  waiting: told("a company that waits for approval", waiting),
  ordering: at("the customer orders for the company now", (shop) =>
    shop.send({ type: "AccountChosen", organisationId: "org-1" }),
  ),
  noOrders: {
    story: "nobody has ordered yet",
    reach: (visit) => after(opened(visit), load(company), (shop) => shop.answer("LoadOrders", { total: 0, items: [] })),
  },
  ordersLoading: { story: "the orders are loading", reach: (visit) => after(opened(visit), load(company)) },
  ordersFailed: {
    story: "the orders did not load",
    reach: (visit) => after(opened(visit), load(company), (shop) => shop.fail("LoadOrders", { _tag: "Unreachable" })),
  },
  inviting: at("somebody is invited", invite),
  inviteSending: at("the invitation is being sent", ...inviting),
  invited: at("the invitation is sent", ...inviting, done),
  withdrawing: at("the administrator is asked whether to withdraw an invitation", withdraw),
  withdrawingNow: at("the invitation is being withdrawn", withdraw, submit),
  invitationWithdrawn: at("the invitation is withdrawn", withdraw, submit, done),
  exporting: at("the administrator wants the orders as a file", (shop) => shop.send({ type: "OrdersExportOpened" })),
  exportingYear: at(
    "the administrator wants the orders of a year as a file",
    (shop) => shop.send({ type: "OrdersExportOpened" }),
    (shop) => shop.send({ type: "ExportPeriodChosen", period: "2025" }),
  ),
  changingMember: at("a member is changed", member("u2")),
  memberOff: at("a member is being switched off", member("u2"), (shop) =>
    shop.send({ type: "MemberSwitched", isActive: false }),
  ),
  memberSaving: at("the member is being changed", member("u2"), submit),
  memberSaved: at("the member is changed", member("u2"), submit, done),
  removing: at("the administrator is asked whether to remove a member", member("u2"), remove),
  memberRemoving: at("the member is being removed", member("u2"), remove, submit),
  memberRemoved: at("the member is removed", member("u2"), remove, submit, done),
  leaving: told("a member is asked whether they want to leave", companyOfColleague, (shop) =>
    shop.send({ type: "LeavingWanted" }),
  ),
  leavingNow: told("a member is leaving", companyOfColleague, (shop) => shop.send({ type: "LeavingWanted" }), submit),
  saved: at("the company is changed", edit, submit, done, (shop) => shop.wait(300)),
  ...Object.fromEntries(Object.entries(faults).filter(([name]) => name !== "fault-name")),
}

/** The states of an organisation's form. */
export const editOrganisationStates: States = {
  open: at("the form of the company", edit),
  saving: at("the company is being changed", edit, submit),
  waiting: told("of a company that waits for approval", waiting, edit),
  "fault-name": faults["fault-name"],
  elsewhere: {
    story: "away from the company's page",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Account" }, { loggedIn: true }),
        (shop) => shop.answer("LoadUser", user),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
        edit,
      ),
  },
}

import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { sampleAdministrator } from "../../testing/company.ts"
import { logOut } from "../account/accountStage.fixture.ts"
import {
  atHome,
  colleague,
  home,
  homeOfMember,
  invited,
  inviting,
  opening,
  type OwnOrganisation,
  path,
} from "./ownOrganisationStage.fixture.ts"

const view = (stage: OwnOrganisation) => stage.see().ownOrganisation
const asked = (stage: OwnOrganisation, type = "ChangeOrganisation") =>
  stage.running().find((call) => call.type === type)
const write = (stage: OwnOrganisation, field: "name" | "perOrder" | "perMonth" | "phone" | "email", text: string) =>
  stage.put({ type: "OrganisationTyped", field, text })
const submit = { type: "OrganisationFormSubmitted" } as const
const refused = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "" }] })
const edit = { type: "ModalOpened", modal: { _tag: "EditOrganisation", organisationId: "org-1" } } as const

describe("the page of an organisation", () => {
  test("loads what the customer may see, and loads it again each time it is opened", () => {
    const stage = opening()
    expect(view(stage)).toEqual({ _tag: "Loading" })
    expect(asked(stage, "LoadOrganisation")).toMatchObject({ organisationId: "org-1" })
    stage.answer("LoadOrganisation", home)
    expect(view(stage)).toEqual({ _tag: "Open", home, form: null, isSaving: false, fault: null, news: null })
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    expect(view(stage)).toEqual({ _tag: "Closed" })
    stage.put({ type: "PathOpened", path, how: "history" })
    expect(asked(stage, "LoadOrganisation")).toMatchObject({ organisationId: "org-1" })
  })

  test.each([
    ["the customer asks again", { type: "LoadingRetried" }],
    ["the connection is back", { type: "ConnectionRestored" }],
  ] as const)("is requested again after no answer once %s", (_when, event) => {
    const stage = opening()
    stage.fail("LoadOrganisation", { _tag: "Unreachable" })
    expect(view(stage)).toEqual({ _tag: "Failed" })
    stage.put(event)
    stage.answer("LoadOrganisation", home)
    expect(view(stage)._tag).toBe("Open")
  })

  test("updates the organisation's name everywhere in the shop", () => {
    expect(atHome().see().session).toMatchObject({
      user: {
        organisations: [
          { organisationId: "org-2", isActive: false },
          { organisationId: "org-1", isActive: true, name: "Bedrift 1 AS" },
        ],
      },
    })
  })

  test("shows nothing of somebody else's organisation, and an organisation that was left is no longer an account", () => {
    const stage = opening()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.fail("LoadOrganisation", refused(404, 3007))
    expect(view(stage)).toEqual({ _tag: "NotAMember" })
    expect(stage.see().session).toMatchObject({
      organisation: null,
      user: { organisations: [{ organisationId: "org-2", isActive: false }] },
    })
  })

  test("tells a switched-off member so, and they order for themselves until they are switched on again", () => {
    const stage = atHome()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.put({ type: "PathOpened", path, how: "link" })
    stage.fail("LoadOrganisation", refused(403, 1003))
    expect(view(stage)).toEqual({ _tag: "SwitchedOff", isLeaving: false, isSaving: false, fault: null })
    expect(JSON.stringify(stage.world().units.ownOrganisation)).not.toContain("Bedrift")
    expect(stage.see().session).toMatchObject({
      organisation: null,
      user: { organisations: [{ organisationId: "org-2" }, { organisationId: "org-1", isActive: false }] },
    })
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.put({ type: "PathOpened", path, how: "link" })
    stage.answer("LoadOrganisation", home)
    expect(stage.see().session).toMatchObject({
      user: { organisations: [{}, { organisationId: "org-1", isActive: true }] },
    })
  })

  test("shows nothing to a guest, and is forgotten after a log-out", () => {
    expect(openShop(path).see().ownOrganisation).toEqual({ _tag: "Closed" })
    const stage = atHome()
    logOut(stage)
    expect(JSON.stringify(stage.world().units.ownOrganisation)).not.toContain("Bedrift")
  })

  test("is not loaded when another customer logs in after it was left", () => {
    const stage = atHome()
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    expect(asked(stage, "LoadOrganisation")).toBeUndefined()
    expect(view(stage)).toEqual({ _tag: "Closed" })
  })

  test("lets a member change nothing", () => {
    const stage = atHome(homeOfMember)
    stage.put({ type: "InvitationFormOpened" })
    stage.put({ type: "OrdersExportOpened" })
    stage.put({ type: "MemberFormOpened", customerId: "u2" })
    stage.put(edit)
    expect(view(stage)).toMatchObject({ _tag: "Open", form: null })
  })
})

describe("an administrator", () => {
  test("changes the name and the limits, and the whole organisation is loaded again", () => {
    const stage = atHome()
    stage.put(edit)
    expect(view(stage)).toMatchObject({ form: { name: "Bedrift 1 AS", perOrder: "1000", perMonth: "5000" } })
    write(stage, "name", " Bedrift  Ny AS ")
    write(stage, "perMonth", "")
    stage.put(submit)
    expect(asked(stage)).toMatchObject({
      organisationId: "org-1",
      change: { _tag: "Update", update: { name: "Bedrift Ny AS", limits: { perOrder: kroner(1000), perMonth: null } } },
    })
    stage.answer("ChangeOrganisation", null)
    expect(stage.see().overlay.modal).toMatchObject({ isClosing: true })
    stage.answer("LoadOrganisation", { ...home, summary: { ...home.summary, name: "Bedrift Ny AS" } })
    expect(view(stage)).toMatchObject({ form: null, news: "saved", home: { summary: { name: "Bedrift Ny AS" } } })
    expect(stage.see().session).toMatchObject({ user: { organisations: [{}, { name: "Bedrift Ny AS" }] } })
  })

  test("is told at once of an invalid name and an invalid amount", () => {
    const stage = atHome()
    stage.put(edit)
    write(stage, "name", " ")
    stage.put(submit)
    expect(view(stage)).toMatchObject({ fault: "name" })
    write(stage, "name", "Bedrift 1 AS")
    write(stage, "perOrder", "mye")
    stage.put(submit)
    expect(view(stage)).toMatchObject({ fault: "amount" })
    expect(asked(stage)).toBeUndefined()
  })

  test("is told of limits that the server cannot read, not of somebody to invite", () => {
    const stage = atHome()
    stage.put(edit)
    write(stage, "perMonth", "1")
    stage.put(submit)
    stage.fail("ChangeOrganisation", refused(400, 1002))
    expect(view(stage)).toMatchObject({ fault: "amount", form: { _tag: "Details", perMonth: "1" } })
    const other = atHome()
    other.put({ type: "MemberFormOpened", customerId: "u2" })
    other.put(submit)
    other.fail("ChangeOrganisation", refused(400, 1002))
    expect(view(other)).toMatchObject({ fault: "amount", form: { _tag: "Member" } })
  })

  test("closes the panel without a change", () => {
    const stage = atHome()
    stage.put(edit)
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    expect(view(stage)).toMatchObject({ form: null })
  })

  test("who closed the panel before the answer is told on the page that none came, and continues", () => {
    const stage = atHome()
    stage.put(edit)
    write(stage, "name", "Bedrift Ny AS")
    stage.put(submit)
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    stage.fail("ChangeOrganisation", { _tag: "Unreachable" })
    expect(view(stage)).toMatchObject({ form: null, fault: "unanswered" })
    stage.put({ type: "InvitationFormOpened" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Invitation" }, fault: null })
  })

  test("who opens another page before the answer has still sent the change, and sees the current organisation on return", () => {
    const stage = invited()
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    expect(asked(stage)).toMatchObject({ organisationId: "org-1" })
    stage.answer("ChangeOrganisation", null)
    expect([asked(stage), asked(stage, "LoadOrganisation")]).toEqual([undefined, undefined])
    stage.put({ type: "PathOpened", path, how: "link" })
    expect(asked(stage, "LoadOrganisation")).toBeDefined()
    const elsewhere = invited()
    elsewhere.put({ type: "PathOpened", path: "/min-side/bedrift/org-9", how: "link" })
    expect(view(elsewhere)).toEqual({ _tag: "Loading" })
    elsewhere.answer("ChangeOrganisation", null)
    expect(asked(elsewhere, "LoadOrganisation")).toMatchObject({ organisationId: "org-9" })
    elsewhere.put({ type: "PathOpened", path, how: "link" })
    elsewhere.answer("LoadOrganisation", home)
    elsewhere.put(edit)
    elsewhere.put(submit)
    expect(view(elsewhere)).toMatchObject({ _tag: "Open", isSaving: true })
    const chosen = invited()
    chosen.put({ type: "PathOpened", path: "/", how: "link" })
    chosen.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(asked(chosen)).toBeDefined()
    const silent = invited()
    silent.put({ type: "PathOpened", path: "/", how: "link" })
    silent.put({ type: "PathOpened", path, how: "history" })
    silent.fail("ChangeOrganisation", { _tag: "Unreachable" })
    expect(view(silent)).toMatchObject({ form: { _tag: "Invitation" }, fault: "unanswered" })
  })

  test("invites by number or address, with one idempotency key as long as the invitation is the same", () => {
    const stage = inviting()
    stage.put(submit)
    expect(view(stage)).toMatchObject({ fault: "contact" })
    write(stage, "phone", " 400 00 011 ")
    stage.put(submit)
    const first = asked(stage) as { readonly key: string; readonly change: unknown }
    expect(first.change).toEqual({ _tag: "Invite", contact: { phone: "400 00 011", email: null } })
    stage.fail("ChangeOrganisation", { _tag: "Unreachable" })
    expect(view(stage)).toMatchObject({ fault: "unanswered", form: { phone: " 400 00 011 " } })
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ key: first.key })
    stage.answer("ChangeOrganisation", null)
    stage.answer("LoadOrganisation", home)
    expect(view(stage)).toMatchObject({ form: null, news: "invited" })
  })

  test("sends an invitation again after it has expired, but not one that was withdrawn", () => {
    const [first] = home.invitations ?? []
    const of = (status: "expired" | "withdrawn") =>
      atHome({ ...home, invitations: first ? [{ ...first, status }] : [] })
    const [expired, withdrawn] = [of("expired"), of("withdrawn")]
    for (const stage of [expired, withdrawn]) stage.put({ type: "InvitationSentAgain", invitationId: "i1" })
    expect(asked(expired)).toMatchObject({ change: { _tag: "Invite", contact: { phone: "+4740000018" } } })
    expect(asked(withdrawn)).toBeUndefined()
  })

  test("sends an invitation again as long as the recipient is known", () => {
    const stage = atHome()
    stage.put({ type: "InvitationSentAgain", invitationId: "i2" })
    expect(asked(stage)).toBeUndefined()
    stage.put({ type: "InvitationSentAgain", invitationId: "i1" })
    expect(asked(stage)).toMatchObject({ change: { _tag: "Invite", contact: { phone: "+4740000018", email: null } } })
  })

  test("withdraws a pending invitation only after confirming", () => {
    const stage = atHome()
    stage.put({ type: "InvitationWithdrawalWanted", invitationId: "i2" })
    expect(view(stage)).toMatchObject({ form: null })
    stage.put({ type: "InvitationWithdrawalWanted", invitationId: "i1" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Withdrawal", invitationId: "i1" } })
    expect(asked(stage)).toBeUndefined()
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { _tag: "Withdraw", invitationId: "i1" } })
    stage.answer("ChangeOrganisation", null)
    stage.answer("LoadOrganisation", home)
    expect(view(stage)).toMatchObject({ form: null, news: "invitationWithdrawn" })
  })

  test.each([
    ["is a member meanwhile", 409, 3057],
    ["is no longer known", 404, 3010],
  ])("sees the current organisation when the person they invited %s", (_why, status, code) => {
    const stage = atHome()
    stage.put({ type: "InvitationWithdrawalWanted", invitationId: "i1" })
    stage.put(submit)
    stage.fail("ChangeOrganisation", refused(status, code))
    stage.answer("LoadOrganisation", home)
    expect(view(stage)).toMatchObject({ form: null, fault: "gone" })
  })

  test("keeps what they typed in an invitation when another panel is closed", () => {
    const stage = inviting()
    write(stage, "phone", "400 00 011")
    stage.put({ type: "ModalOpened", modal: { _tag: "AccountPicker" } })
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Invitation", phone: "400 00 011" } })
  })

  test("who presses on a member that no longer exists can continue with something else", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "gone" })
    stage.put({ type: "InvitationFormOpened" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Invitation" } })
  })

  test("decides to keep an invitation, and continues with something else", () => {
    const stage = atHome()
    stage.put({ type: "InvitationWithdrawalWanted", invitationId: "i1" })
    stage.put({ type: "OrganisationFormClosed" })
    expect(view(stage)).toMatchObject({ form: null, news: null })
    stage.put({ type: "InvitationFormOpened" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Invitation" } })
  })

  test.each([
    [409, 3005, "isMember"],
    [429, 3077, "tooMany"],
    [400, 1031, "phone"],
    [400, 1009, "email"],
    [400, 3016, "refused"],
  ] as const)("is told why an invitation was refused: %i %i is %s", (status, code, fault) => {
    const stage = invited()
    stage.fail("ChangeOrganisation", refused(status, code))
    expect(view(stage)).toMatchObject({ fault, form: { _tag: "Invitation", phone: "400 00 011" } })
  })

  test("chooses the month or year whose orders are exported to a file, which changes nothing", () => {
    const stage = atHome()
    stage.put({ type: "OrdersExportOpened" })
    const month = new Date(stage.world().t).toISOString().slice(0, 7)
    expect(view(stage)).toMatchObject({ form: { _tag: "Export", period: month } })
    stage.put({ type: "ExportPeriodChosen", period: "2025" })
    stage.put(submit)
    expect(view(stage)).toMatchObject({ form: { _tag: "Export", period: "2025" }, isSaving: false, fault: null })
    expect(asked(stage)).toBeUndefined()
    stage.put({ type: "OrganisationFormClosed" })
    expect(view(stage)).toMatchObject({ form: null })
  })

  test("changes a member's role and limits, and does not send a role that the member has already", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: colleague.customerId })
    write(stage, "perMonth", "900")
    stage.put(submit)
    const limits = { perOrder: kroner(300), perMonth: kroner(900) }
    expect(asked(stage)).toMatchObject({ change: { _tag: "Member", customerId: "u2", update: { limits } } })
    stage.fail("ChangeOrganisation", { _tag: "Unreachable" })
    stage.put({ type: "RoleChosen", role: "administrator" })
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { update: { role: "administrator", limits } } })
    stage.answer("ChangeOrganisation", null)
    stage.answer("LoadOrganisation", home)
    expect(view(stage)).toMatchObject({ news: "memberSaved" })
  })

  test("switches a member off and on again, and sends only what changes", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "u2" })
    expect(view(stage)).toMatchObject({ form: { isActive: true } })
    stage.put({ type: "MemberSwitched", isActive: false })
    stage.put(submit)
    const { limits } = colleague
    expect(asked(stage)).toMatchObject({
      change: { _tag: "Member", customerId: "u2", update: { isActive: false, limits } },
    })
    stage.answer("ChangeOrganisation", null)
    stage.answer("LoadOrganisation", { ...home, members: [home.members?.[0], { ...colleague, isActive: false }] })
    expect(view(stage)).toMatchObject({ news: "memberSaved" })
    stage.put({ type: "MemberFormOpened", customerId: "u2" })
    stage.put({ type: "MemberSwitched", isActive: true })
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { update: { isActive: true, limits } } })
  })

  test("who is the last one cannot be switched off, and is told so", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "u1" })
    stage.put({ type: "MemberSwitched", isActive: false })
    stage.put(submit)
    stage.fail("ChangeOrganisation", refused(409, 3006))
    expect(view(stage)).toMatchObject({ fault: "lastAdministrator", form: { _tag: "Member", isActive: false } })
  })

  test("removes a member only after confirming", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "u2" })
    stage.put({ type: "MemberRemovalWanted" })
    expect(asked(stage)).toBeUndefined()
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { _tag: "Member", customerId: "u2", update: { remove: true } } })
    stage.answer("ChangeOrganisation", null)
    stage.answer("LoadOrganisation", { ...home, members: [home.members?.[0]] })
    expect(view(stage)).toMatchObject({ news: "memberRemoved", form: null })
  })

  test("who is the last one keeps the role, and is told so", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "u1" })
    stage.put({ type: "RoleChosen", role: "member" })
    stage.put(submit)
    stage.fail("ChangeOrganisation", refused(409, 3006))
    expect(view(stage)).toMatchObject({ fault: "lastAdministrator", form: { _tag: "Member", role: "member" } })
  })

  test("sees the current organisation when another administrator was faster", () => {
    const stage = atHome()
    stage.put({ type: "MemberFormOpened", customerId: "u2" })
    stage.put(submit)
    stage.fail("ChangeOrganisation", refused(404, 3009))
    stage.answer("LoadOrganisation", { ...home, members: [home.members?.[0]] })
    expect(view(stage)).toMatchObject({ form: null, fault: "gone", home: { members: [{ customerId: "u1" }] } })
  })
})

describe("a member who leaves", () => {
  test("is asked to confirm first, and may stay", () => {
    const stage = atHome(homeOfMember)
    stage.put({ type: "LeavingWanted" })
    expect(view(stage)).toMatchObject({ form: { _tag: "Leaving" } })
    stage.put({ type: "OrganisationFormClosed" })
    expect(view(stage)).toMatchObject({ form: null })
  })

  test("is asked too when switched off, when leaving is all they can do", () => {
    const stage = opening()
    stage.fail("LoadOrganisation", refused(403, 1003))
    stage.put({ type: "InvitationFormOpened" })
    stage.put(edit)
    expect(view(stage)).toMatchObject({ _tag: "SwitchedOff", isLeaving: false })
    stage.put({ type: "LeavingWanted" })
    expect(view(stage)).toMatchObject({ _tag: "SwitchedOff", isLeaving: true })
    stage.put({ type: "OrganisationFormClosed" })
    expect(view(stage)).toMatchObject({ _tag: "SwitchedOff", isLeaving: false })
    stage.put({ type: "LeavingWanted" })
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { _tag: "Member", customerId: "u1", update: { remove: true } } })
    expect(view(stage)).toMatchObject({ _tag: "SwitchedOff", isSaving: true })
    stage.fail("ChangeOrganisation", { _tag: "Unreachable" })
    expect(view(stage)).toMatchObject({ _tag: "SwitchedOff", isLeaving: true, fault: "unanswered" })
    stage.put(submit)
    stage.answer("ChangeOrganisation", null)
    expect(view(stage)).toEqual({ _tag: "HasLeft", name: null })
    expect(stage.see().session).toMatchObject({ user: { organisations: [{ organisationId: "org-2" }] } })
  })

  test("orders for themselves from then on, and the account picker no longer offers the organisation", () => {
    const stage = atHome(homeOfMember)
    stage.put({ type: "LeavingWanted" })
    stage.put(submit)
    expect(asked(stage)).toMatchObject({ change: { _tag: "Member", customerId: "u1", update: { remove: true } } })
    stage.answer("ChangeOrganisation", null)
    expect(view(stage)).toEqual({ _tag: "HasLeft", name: home.summary.name })
    expect(stage.see().session).toMatchObject({ user: { organisations: [{ organisationId: "org-2" }] } })
  })

  test("requests no more of the organisation's orders, even if they were ordering for it", () => {
    const stage = atHome(homeOfMember)
    stage.answer("LoadOrders", { total: 0, items: [] })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    stage.put({ type: "LeavingWanted" })
    stage.put(submit)
    stage.answer("ChangeOrganisation", null)
    expect(stage.see().session).toMatchObject({ organisation: null })
    expect(stage.running().filter(({ type }) => type === "LoadOrders")).toEqual([])
  })

  test("as the only active administrator is told at once that they cannot, and is not asked", () => {
    const stage = atHome({ ...home, members: [sampleAdministrator, colleague] })
    stage.put({ type: "LeavingWanted" })
    expect(view(stage)).toMatchObject({ form: null, fault: "lastAdministrator" })
    expect(asked(stage)).toBeUndefined()
    stage.put({ type: "MemberFormOpened", customerId: "u1" })
    stage.put({ type: "MemberRemovalWanted" })
    expect(view(stage)).toMatchObject({ form: { isRemoving: false }, fault: "lastAdministrator" })
  })
})

import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { home } from "../ownOrganisation/ownOrganisationStage.fixture.ts"
import { member } from "./sessionStage.fixture.ts"

const atOwnPage = () => {
  const stage = openShop("/min-side", { loggedIn: true })
  stage.answer("LoadUser", { ...member, firstName: "Kunde", lastName: "1" })
  stage.answer("LoadAddresses", [])
  return stage
}

type Stage = ReturnType<typeof atOwnPage>

const chooseInAnotherTab = (stage: Stage, customerId = member._id) =>
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "currentAccount", value: { customerId, organisationId: "org-1" } },
  })

const typeProfile = (stage: Stage) => {
  stage.put({ type: "ModalOpened", modal: { _tag: "EditProfile" } })
  stage.wait(300)
  stage.put({ type: "ProfileTyped", field: "lastName", text: "Halvskrevet" })
}

const typeNumber = (stage: Stage) => {
  stage.put({ type: "NumberChangeWanted" })
  stage.put({ type: "NewNumberTyped", text: "400 00 0" })
}

const typeAddress = (stage: Stage) => {
  stage.put({ type: "AddressFormOpened", id: null })
  stage.put({ type: "SavedDoorTyped", text: "Kode 4711" })
}

const typeCompany = (stage: Stage) => {
  stage.put({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })
  stage.wait(300)
  stage.put({ type: "OrganisationSignUpTyped", field: "name", text: "Bedrift 9 AS" })
}

const typeInvitation = (stage: Stage) => {
  stage.put({ type: "PathOpened", path: "/min-side/bedrift/org-1", how: "link" })
  stage.answer("LoadOrganisation", home)
  stage.put({ type: "InvitationFormOpened" })
  stage.put({ type: "OrganisationTyped", field: "phone", text: "40 00 00 22" })
}

const wantDeletion = (stage: Stage) => stage.put({ type: "AccountDeletionWanted" })

const tasks = [
  ["a profile", typeProfile, "profile"],
  ["a number", typeNumber, "numberChange"],
  ["an address", typeAddress, "addressBook"],
  ["the answer to a question", wantDeletion, "deletion"],
  ["a company", typeCompany, "organisationSignUp"],
  ["an invitation", typeInvitation, "ownOrganisation"],
] as const

test.each(tasks)(
  "%s that is being typed stays when the customer orders for a company in another tab",
  (_, type, unit) => {
    const stage = atOwnPage()
    type(stage)
    const before = stage.see()[unit]
    chooseInAnotherTab(stage)
    expect(stage.see().session).toMatchObject({ organisation: { organisationId: "org-1" } })
    expect(stage.see()[unit]).toEqual(before)
  },
)

test.each(tasks)("%s is not kept for somebody else who logs in in another tab", (_, type, unit) => {
  const stage = atOwnPage()
  type(stage)
  const before = stage.see()[unit]
  chooseInAnotherTab(stage, "u2")
  stage.answer("LoadUser", { ...member, _id: "u2", firstName: "Kunde", lastName: "2" })
  expect(stage.see()[unit]).not.toEqual(before)
})

test("the company form stays open, but empty, for somebody else who logs in in another tab", () => {
  const stage = atOwnPage()
  typeCompany(stage)
  chooseInAnotherTab(stage, "u2")
  stage.answer("LoadUser", { ...member, _id: "u2" })
  expect(stage.see().organisationSignUp).toMatchObject({ _tag: "Typing", name: "", number: "" })
})

test("an agreement that is being saved is not cancelled when the customer orders for a company in another tab", () => {
  const stage = atOwnPage()
  stage.put({ type: "AgreementChosen", agreement: "sms", given: true })
  chooseInAnotherTab(stage)
  expect(stage.running().map(({ type }) => type)).toContain("SaveAgreements")
})

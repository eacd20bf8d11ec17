import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  companyOfColleague as ofMember,
  sampleAdministrator as administrator,
  sampleColleague as colleague,
  sampleCompany as company,
  sampleInvitation as invitation,
} from "@skorpe/core/testing"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { customer, order } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const main = page.getByRole("main")
const opening = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side/bedrift/org-1", { device: { loggedIn: true } })
  shop.answer("LoadUser", {
    ...customer,
    organisations: [{ organisationId: "org-1", isActive: true, name: "Bedrift 1 AS" }],
  })
  await renderScene(shop)
  await expect.element(page.getByText("Henter bedriften …")).toBeInTheDocument()
  return shop
}

const atCompany = async (home = company): Promise<SceneShop> => {
  const shop = await opening()
  shop.answer("LoadOrganisation", home)
  shop.answer("LoadOrders", { total: 2, items: [{ ...order, billingNote: "Prosjekt 7", customerId: "u2" }] })
  await expect.element(page.getByRole("heading", { level: 1, name: "Bedrift 1 AS" })).toBeVisible()
  return shop
}

/** Scrolls to the top first, where the header covers no target. */
const expectAccessible = async (): Promise<void> => {
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
}

test("an administrator sees the budget, the members and everybody's orders, and orders for the company", async () => {
  const shop = await atCompany()
  const whole = main.getByRole("article", { name: "Hele bedriften" })
  await expect.element(whole.getByText("3 000 kr igjen")).toBeVisible()
  await expect.element(whole.getByText("2 000 kr av 5 000 kr")).toBeVisible()
  await expect.element(whole.getByText(/^199\skr gjelder bestillinger/)).toBeVisible()
  await expect.element(main.getByRole("article", { name: "Kunde 1 (deg)" })).toBeVisible()
  const newest = main.getByRole("article", { name: "Bestilling 7" })
  await expect.element(newest.getByText("Bestilt av Kunde 2")).toBeVisible()
  await expect.element(newest.getByText("Merking: Prosjekt 7")).toBeVisible()
  await expectAccessible()
  await main.getByRole("button", { name: "Vis eldre" }).click()
  shop.answer("LoadOrders", { total: 2, items: [{ ...order, orderId: "o2", number: 3, customerId: null }] })
  await expect
    .element(main.getByRole("article", { name: "Bestilling 3" }).getByText("Bestilt av en tidligere kollega"))
    .toBeVisible()
  await main.getByRole("button", { name: "Bestill for bedriften" }).click()
  await expect.element(main.getByText("Du bestiller for bedriften nå")).toBeVisible()
})

test("a member sees their own remaining budget, and no other member's data", async () => {
  await atCompany(ofMember)
  await expect.element(main.getByRole("article", { name: "Du", exact: true }).getByText("202 kr igjen")).toBeVisible()
  await expect.element(main.getByRole("heading", { name: "Medlemmer" })).not.toBeInTheDocument()
  await expect.element(main.getByRole("button", { name: "Endre bedriften" })).not.toBeInTheDocument()
  await expect.element(main.getByText(/^Bestilt av/)).not.toBeInTheDocument()
  await expect.element(main.getByRole("button", { name: "Last ned til regnskapet" })).not.toBeInTheDocument()
  await expectAccessible()
})

test("an administrator chooses a month or a year, and gets a link to its file", async () => {
  await atCompany()
  await main.getByRole("button", { name: "Last ned til regnskapet" }).click()
  await expect.element(main.getByRole("heading", { name: "Bestillinger til regnskapet" })).toHaveFocus()
  const file = main.getByRole("link", { name: "Last ned filen" })
  await expect.element(file).toHaveAttribute("download")
  await userEvent.selectOptions(main.getByLabelText("Måned eller år"), "desember 2025")
  await expect.element(file).toHaveAttribute("href", "/api/organisation/org-1/orders/export?period=2025-12&language=nb")
  await userEvent.selectOptions(main.getByLabelText("Måned eller år"), "Hele 2026")
  await expect.element(file).toHaveAttribute("href", "/api/organisation/org-1/orders/export?period=2026&language=nb")
  await expectAccessible()
  await main.getByRole("button", { name: "Lukk" }).click()
  await expect.element(main.getByRole("button", { name: "Last ned til regnskapet" })).toHaveFocus()
})

test("a company that waits for approval says so", async () => {
  await atCompany({ ...company, summary: { ...company.summary, approved: null } })
  await expect.element(main.getByText(/^Bedriften venter på godkjenning/)).toBeVisible()
})

test("an administrator changes the company in its panel, which closes once it is saved", async () => {
  const shop = await atCompany()
  await main.getByRole("button", { name: "Endre bedriften" }).click()
  shop.wait(300)
  const panel = page.getByRole("dialog", { name: "Bedriften" })
  await userEvent.fill(panel.getByLabelText("Bedriftens navn"), "Bedrift Ny AS")
  await userEvent.fill(panel.getByLabelText(/^Grense for én bestilling/), "mye")
  await panel.getByRole("button", { name: "Lagre" }).click()
  const [perOrder, perMonth] = [panel.getByLabelText(/^Grense for én/), panel.getByLabelText(/^Grense for en måned/)]
  await expect.element(perOrder).toHaveFocus()
  await expect.element(perOrder).toHaveAttribute("aria-invalid", "true")
  await expect.element(perOrder).toHaveAccessibleDescription(/^Skriv grensene i kroner/)
  await expect.element(perMonth).toHaveAttribute("aria-invalid", "false")
  await expectNoAxeViolations()
  await userEvent.fill(perOrder, "900")
  await expect.element(perOrder).toHaveAttribute("aria-invalid", "false")
  await panel.getByRole("button", { name: "Lagre" }).click()
  shop.fail("ChangeOrganisation", { _tag: "Refused", status: 400, problems: [{ code: 1002, message: "Nei." }] })
  await expect.element(perMonth).toHaveAccessibleDescription(/^Skriv grensene i kroner/)
  await expect.element(perOrder).toHaveFocus()
  await panel.getByRole("button", { name: "Lagre" }).click()
  shop.fail("ChangeOrganisation", { _tag: "Refused", status: 400, problems: [{ code: 3012, message: "Nei." }] })
  await expect.element(panel.getByLabelText("Bedriftens navn")).toHaveFocus()
  await expect.element(panel.getByLabelText("Bedriftens navn")).toHaveAccessibleDescription(/^Skriv bedriftens navn/)
  await panel.getByRole("button", { name: "Lagre" }).click()
  shop.answer("ChangeOrganisation", null)
  shop.wait(300)
  shop.answer("LoadOrganisation", { ...company, summary: { ...company.summary, name: "Bedrift Ny AS" } })
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole("heading", { level: 1, name: "Bedrift Ny AS" })).toBeVisible()
  await expect.element(main.getByText("Bedriften er endret.")).toBeVisible()
})

test("an administrator invites a colleague, and is told why it was refused", async () => {
  const shop = await atCompany()
  await main.getByRole("button", { name: "Inviter en kollega" }).click()
  await expect.element(main.getByLabelText("Telefon")).toHaveFocus()
  await main.getByRole("button", { name: "Send invitasjonen" }).click()
  await expect.element(main.getByLabelText("Telefon")).toHaveAccessibleDescription(/^Skriv et telefonnummer eller/)
  await userEvent.fill(main.getByLabelText("Telefon"), "400 00 012")
  await main.getByRole("button", { name: "Send invitasjonen" }).click()
  shop.fail("ChangeOrganisation", { _tag: "Refused", status: 409, problems: [{ code: 3005, message: "Nei." }] })
  await expect.element(main.getByText(/er allerede med i bedriften/)).toBeVisible()
  await expectAccessible()
  await userEvent.fill(main.getByLabelText("Telefon"), "400 00 018")
  await userEvent.keyboard("{Enter}")
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", company)
  await expect.element(main.getByText("Invitasjonen er sendt.")).toBeVisible()
})

test("an invitation says when and by whom it was accepted or when it expired; then it can be sent again", async () => {
  const acceptedAt = Date.UTC(2026, 10, 21, 9)
  const accepted = {
    ...invitation,
    id: "i2",
    phoneNumber: null,
    status: "accepted",
    acceptedAt,
    acceptedBy: "u2",
  } as const
  const shop = await atCompany({ ...company, invitations: [accepted, { ...invitation, status: "expired" }] })
  const invitations = main.getByRole("region", { name: "Invitasjoner" })
  const accepter = invitations.getByRole("article", { name: "Kunde 2" })
  await expect.element(accepter.getByText("Takket ja lørdag 21. november")).toBeVisible()
  const row = invitations.getByRole("article", { name: "+47 40 00 00 18" })
  await expect.element(row.getByText("Gikk ut fredag 4. desember")).toBeVisible()
  await expect.element(row.getByRole("button", { name: "Trekk tilbake" })).not.toBeInTheDocument()
  await row.getByRole("button", { name: "Send igjen" }).click()
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", {
    ...company,
    invitations: [
      { ...invitation, id: "i3", invitedAt: invitation.invitedAt + 1 },
      { ...invitation, status: "withdrawn" },
    ],
  })
  await expect.element(main.getByText("Invitasjonen er sendt.")).toBeVisible()
  expect(invitations.getByRole("article", { name: "+47 40 00 00 18" }).elements()).toHaveLength(1)
  await expect.element(row.getByText(/^Venter/)).toBeVisible()
  await expect.element(row.getByText("Trukket tilbake")).not.toBeInTheDocument()
})

test("an invitation is withdrawn only after a confirmation, and the focus is not lost", async () => {
  const shop = await atCompany({ ...company, invitations: [invitation] })
  const row = main.getByRole("article", { name: "+47 40 00 00 18" })
  await row.getByRole("button", { name: "Trekk tilbake" }).click()
  await expect
    .element(main.getByRole("heading", { name: "Trekke tilbake invitasjonen til +47 40 00 00 18?" }))
    .toHaveFocus()
  await expectAccessible()
  await main.getByRole("button", { name: "Avbryt" }).click()
  await expect.element(row.getByRole("button", { name: "Trekk tilbake" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await main.getByRole("button", { name: "Ja, trekk tilbake" }).click()
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", { ...company, invitations: [{ ...invitation, status: "withdrawn" }] })
  await expect.element(main.getByText("Invitasjonen er trukket tilbake.")).toBeVisible()
  await expect.element(row.getByText("Trukket tilbake")).toBeVisible()
  await expect.element(row.getByRole("button")).not.toBeInTheDocument()
  await expect.element(main.getByRole("button", { name: "Inviter en kollega" })).toHaveFocus()
})

test("a member is switched off, and stays on the list", async () => {
  const shop = await atCompany()
  await main.getByRole("button", { name: "Endre Kunde 2" }).click()
  const may = main.getByRole("checkbox", { name: "Kan bestille for bedriften" })
  await expect.element(may).toBeChecked()
  await may.click()
  await expect.element(may).not.toBeChecked()
  await expectAccessible()
  await userEvent.fill(main.getByLabelText(/^Grense for en måned/), "mye")
  await main.getByRole("button", { name: "Lagre" }).click()
  await expect.element(main.getByLabelText(/^Grense for en måned/)).toHaveFocus()
  await expect.element(main.getByLabelText(/^Grense for en måned/)).toHaveAccessibleDescription(/^Skriv grensene/)
  await userEvent.fill(main.getByLabelText(/^Grense for en måned/), "")
  await main.getByRole("button", { name: "Lagre" }).click()
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", { ...company, members: [administrator, { ...colleague, isActive: false }] })
  await expect.element(main.getByText("Medlemmet er endret.")).toBeVisible()
  await expect.element(main.getByRole("article", { name: "Kunde 2" }).getByText("Slått av")).toBeVisible()
  await expect.element(main.getByRole("button", { name: "Endre Kunde 2" })).toHaveFocus()
})

test("a member is removed only after a confirmation, and the last administrator cannot be", async () => {
  const shop = await atCompany()
  await main.getByRole("button", { name: "Endre Kunde 1 (deg)" }).click()
  await main.getByRole("radio", { name: "Medlem" }).click({ force: true })
  await main.getByRole("button", { name: "Lagre" }).click()
  shop.fail("ChangeOrganisation", { _tag: "Refused", status: 409, problems: [{ code: 3006, message: "Nei." }] })
  await expect.element(main.getByText(/^Bedriften må ha minst én administrator/)).toBeVisible()
  await main.getByRole("button", { name: "Avbryt" }).click()
  await main.getByRole("button", { name: "Endre Kunde 2" }).click()
  await main.getByRole("button", { name: "Fjern fra bedriften" }).click()
  await expect.element(main.getByText(/^Kunde 2 kan ikke bestille for bedriften etterpå/)).toBeVisible()
  await expectAccessible()
  await main.getByRole("button", { name: "Ja, fjern" }).click()
  shop.answer("ChangeOrganisation", null)
  shop.answer("LoadOrganisation", { ...company, members: [administrator] })
  await expect.element(main.getByText("Medlemmet er fjernet.")).toBeVisible()
  await expect.element(main.getByRole("article", { name: "Kunde 2" })).not.toBeInTheDocument()
})

test("leaving asks for a confirmation that takes the focus; declining it restores the focus", async () => {
  const shop = await atCompany(ofMember)
  const leave = main.getByRole("button", { name: "Forlat bedriften" })
  await leave.click()
  await expect.element(main.getByRole("region", { name: "Forlat bedriften" })).toHaveFocus()
  await expectAccessible()
  await main.getByRole("button", { name: "Bli", exact: true }).click()
  await expect.element(leave).toHaveFocus()
  await leave.click()
  await leave.click()
  shop.answer("ChangeOrganisation", null)
  await expect.element(main.getByText("Du har forlatt Bedrift 1 AS.")).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Min side" })).toBeVisible()
  await expect.element(page.getByRole("heading", { level: 1, name: "Bedrift 1 AS" })).toHaveFocus()
})

test("the only administrator is told beside the button that they cannot leave, without a question", async () => {
  await atCompany({ ...company, members: [administrator] })
  const roles = main.getByRole("region", { name: "Hvem kan hva" })
  await roles.getByRole("button", { name: "Forlat bedriften" }).click()
  await expect.element(roles.getByRole("alert").getByText(/^Bedriften må ha minst én administrator/)).toBeVisible()
  expect(page.getByText(/^Bedriften må ha minst én administrator/).elements()).toHaveLength(1)
  await expectAccessible()
})

test("a member who is switched off can leave on the page that says so", async () => {
  const shop = await opening()
  shop.fail("LoadOrganisation", { _tag: "Refused", status: 403, problems: [{ code: 1003, message: "Nei." }] })
  await expect.element(main.getByText(/^En administrator har slått deg av/)).toBeVisible()
  const leave = main.getByRole("button", { name: "Forlat bedriften" })
  await leave.click()
  await expect.element(main.getByRole("region", { name: "Forlat bedriften" })).toHaveFocus()
  await expectAccessible()
  await leave.click()
  await expect.element(main.getByRole("button", { name: "Forlater …" })).toBeVisible()
  shop.answer("ChangeOrganisation", null)
  await expect.element(main.getByText("Du har forlatt bedriften.")).toBeVisible()
})

test("when an administrator loses the role, the focus moves from the removed form to the page's title", async () => {
  const shop = await atCompany()
  await main.getByRole("button", { name: "Inviter en kollega" }).click()
  await userEvent.fill(main.getByLabelText("Telefon"), "400 00 018")
  await userEvent.keyboard("{Enter}")
  shop.fail("ChangeOrganisation", { _tag: "Refused", status: 403, problems: [{ code: 1003, message: "Nei." }] })
  await expect.element(main.getByRole("button", { name: "Inviter en kollega" })).toHaveFocus()
  shop.answer("LoadOrganisation", ofMember)
  await expect.element(main.getByText(/^Noen andre har endret dette/)).toBeVisible()
  await expect.element(page.getByRole("heading", { level: 1, name: "Bedrift 1 AS" })).toHaveFocus()
})

import type {
  Balance,
  Invitation,
  Invite,
  MemberDetails,
  MemberUpdate,
  OrganisationCreate,
  OrganisationDetails,
  OrganisationFound,
  OrganisationOrders,
  OrganisationSummary,
  OrganisationUpdate,
} from "../domain/organisation/wire.ts"

const noLimits = { perOrder: null, perMonth: null }

export const create: typeof OrganisationCreate.Encoded = { name: "Bedrift 1 AS", number: "922 222 223" }

export const found: typeof OrganisationFound.Encoded = { name: "Bedrift 1 AS", number: "922222223" }

export const summary: typeof OrganisationSummary.Encoded = {
  id: "no-organisation-1",
  ...found,
  limits: { perOrder: 10000, perMonth: 50000 },
  approved: { perOrder: 10000, perMonth: 50000 },
  discount: "BEDRIFT10",
  membership: { role: "administrator", isActive: true, limits: noLimits },
}

export const member: typeof MemberDetails.Encoded = {
  customerId: "no-customer-5",
  firstName: "Kunde",
  lastName: "5",
  role: "member",
  isActive: true,
  limits: { perOrder: 300, perMonth: 600.5 },
}

const administrator: typeof MemberDetails.Encoded = {
  customerId: "no-customer-3",
  firstName: "Kunde",
  lastName: "3",
  role: "administrator",
  isActive: true,
  limits: noLimits,
}

export const details: typeof OrganisationDetails.Encoded = { ...summary, members: [administrator, member] }

const nothingSpent = { reserved: 0, committed: 0, spent: 0, limit: null, left: null }
const someSpent = { reserved: 199, committed: 398, spent: 597, limit: 600.5, left: 3.5 }

export const balance: typeof Balance.Encoded = {
  month: "2026-11",
  own: nothingSpent,
  organisation: { ...someSpent, limit: 50000, left: 49403 },
  members: [
    { customerId: administrator.customerId, ...nothingSpent },
    { customerId: member.customerId, ...someSpent },
  ],
}

export const invite: typeof Invite.Encoded = { phoneNumber: "40 00 00 18", email: "kunde8@skorpe.test" }

export const invitation: typeof Invitation.Encoded = {
  id: "7h2k9vq4m1c8x5t0e3wz",
  phoneNumber: "+4740000018",
  email: "kunde8@skorpe.test",
  status: "pending",
  invitedAt: "2026-11-21T18:00:00.000Z",
  expiresAt: "2026-12-05T18:00:00.000Z",
  acceptedAt: null,
  acceptedBy: null,
}

export const update: typeof OrganisationUpdate.Encoded = {
  name: "Bedrift 1 AS",
  limits: { perOrder: 5000, perMonth: null },
}

export const memberUpdate: typeof MemberUpdate.Encoded = { role: "administrator", limits: noLimits }

export const exported = [
  "Order;Date;Time;Store;Ordered by;Reference;Payment;Net;VAT;Gross;Of which VAT 15 %;Of which VAT 25 %",
  "12;2026-11-21;18:00;Butikk 1;Kunde 5;Project 7;On account;346,09;51,91;398,00;51,91;0,00",
  "",
].join("\r\n")

export const orders: typeof OrganisationOrders.Encoded = {
  total: 1,
  items: [
    {
      orderId: "3f8w0k6r2n9d5j1y7tqa",
      number: 12,
      storeId: "no-store-1",
      storeName: "Butikk 1",
      placedAt: "2026-11-21T17:00:00.000Z",
      paymentType: "B2B",
      lines: [
        { codes: ["MARG_AM30"], quantity: 2, unitPrice: 199, ingredients: [], name: "Margherita", linePrice: 398 },
      ],
      language: "nb",
      pantAmount: 0,
      surchargeAmount: 0,
      taxAmount: 51.91,
      total: 398,
      billingNote: "Project 7",
      tracking: {
        orderId: "3f8w0k6r2n9d5j1y7tqa",
        sequence: 1,
        status: "placed",
        deliveryMethod: "carryout",
        steps: [],
        reason: null,
        estimatedAt: "2026-11-21T17:15:00.000Z",
      },
      customerId: member.customerId,
    },
  ],
}

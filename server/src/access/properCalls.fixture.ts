import type { SkorpeApi } from "@skorpe/core/api"
import { margheritas } from "../testing/orderingClient.ts"
import type { Scene } from "./scene.fixture.ts"

/** The parts of a valid call that differ from the contract's example. */
export interface ProperCall {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
}

type Groups = (typeof SkorpeApi)["groups"]

const plain = (): ProperCall => ({})
const organisation = (): ProperCall => ({ params: { id: "no-organisation-1" } })
const order = ({ orderId }: Scene): ProperCall => ({ params: { id: orderId } })
const orderInBody = ({ orderId }: Scene): ProperCall => ({
  body: { orderId, details: { paymentMethod: { type: "scheme" } } },
})
const problemReport = ({ reportReference }: Scene): ProperCall => ({ params: { reference: reportReference } })
const store = (): ProperCall => ({ params: { id: "store-open" } })

/** A valid call to each endpoint, about what belongs to the scene's customer and organisation. */
export const properCalls: {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group]["endpoints"]]: (scene: Scene) => ProperCall | Promise<ProperCall>
  }
} = {
  system: { health: plain, now: plain },
  stores: {
    list: plain,
    read: store,
    status: store,
    find: plain,
    waits: store,
    hotspot: () => ({ params: { id: "store-open", hotspotId: "arena" } }),
  },
  catalogue: { addresses: () => ({ params: { q: "karl" } }), deals: plain, upsells: store },
  images: { image: () => ({ params: { assetId: "cola-06756e37e4-1200x900" } }) },
  orders: {
    price: () => ({
      body: {
        cart: {
          storeId: "store-open",
          deliveryMethod: "carryout",
          requestedTime: null,
          products: margheritas(1).products,
        },
        coupons: [],
        organisationId: null,
        totalAmount: 0,
        isLoyaltyOrder: false,
      },
    }),
    coupon: () => ({ body: { code: "HENT25", coupons: [], cart: null, organisationId: null } }),
    create: () => ({ body: margheritas(1) }),
    list: plain,
    read: order,
    track: order,
  },
  payments: {
    methods: ({ orderId }) => ({ query: `?orderId=${orderId}` }),
    begin: orderInBody,
    goOn: orderInBody,
    status: ({ orderId }) => ({ body: { orderId } }),
    session: order,
    pay: order,
    giveUp: order,
    notify: () => ({ body: {} }),
  },
  organisations: {
    search: () => ({ params: { query: "bedrift" } }),
    create: plain,
    exists: () => ({ params: { number: "922222223" } }),
    read: organisation,
    details: organisation,
    balance: organisation,
    invitations: organisation,
    invitation: ({ invitationId }) => ({ params: { id: "no-organisation-1", invitationId } }),
    invite: organisation,
    add: organisation,
    accept: ({ invitationToken }) => ({ params: { token: invitationToken } }),
    withdraw: ({ invitationId }) => ({ params: { id: "no-organisation-1", invitationId } }),
    update: organisation,
    updateMember: () => ({
      params: { id: "no-organisation-1", userId: "no-customer-5" },
      body: { limits: { perOrder: 100, perMonth: 500 } },
    }),
    orders: organisation,
    exportOrders: () => ({ ...organisation(), query: "?period=2026-11" }),
  },
  kitchen: { orders: plain, report: (scene) => ({ ...order(scene), body: { type: "Accept" } }) },
  kitchenStores: { marks: store, stock: store, delay: store },
  kitchenOrganisations: { waiting: plain, approve: () => ({ params: { number: "922222223" } }) },
  kitchenMoney: {
    list: plain,
    seen: ({ noticeId }) => ({ params: { id: noticeId } }),
    refunds: order,
    refund: order,
  },
  operator: { outbox: plain, telemetry: plain, health: plain, blockPhone: plain, customMessage: plain },
  reports: { send: plain, list: plain, read: problemReport, delete: problemReport },
  telemetry: { report: plain },
  discounts: { list: plain, read: () => ({ params: { code: "HENT25" } }), link: plain, recruit: plain },
  auth: {
    botCheck: () => ({ params: { purpose: "login" } }),
    requestLogin: plain,
    login: plain,
    // A wrong code is 401 too (SPEC §4.1), so the code must be right.
    verifyPhone: async ({ askCode }) => ({ body: await askCode() }),
    loginEmail: plain,
    askPasskeyLogin: plain,
    loginPasskey: plain,
    logout: plain,
    refresh: plain,
    requestReset: plain,
    reset: () => ({ body: { email: "nobody@skorpe.test", token: "nobodys", newPassword: "a longer password" } }),
  },
  user: {
    create: plain,
    validateStart: plain,
    unsubscribeEmail: ({ mailToken }) => ({ params: { token: mailToken } }),
    unsubscribePhone: plain,
    verifyEmail: plain,
    sendVerification: plain,
    delete: plain,
    changeNumber: plain,
    update: () => ({ body: { firstName: "Kunde" } }),
    identity: plain,
    addAddress: plain,
    changeAddress: ({ addressId }) => ({ params: { id: addressId }, body: { deleted: true } }),
    addresses: plain,
    changeFavourites: plain,
    favourites: () => ({ params: { id: "no-customer-1" } }),
    readPhone: () => ({ params: { phone: "+4740000011" } }),
    customMessage: ({ messageId }) => ({ params: { id: messageId } }),
    profile: plain,
    traits: plain,
    agreements: plain,
    sessions: plain,
    exportData: plain,
    points: plain,
    endSessions: () => ({ body: { id: "over-already" } }),
    passkeys: plain,
    askPasskey: plain,
    addPasskey: plain,
    removePasskey: () => ({ params: { id: "removed-already" } }),
  },
}

/**
 * The paths below /api of the endpoints that a shop calls, shared by contract and client, so that a shop's bundle needs
 * neither the contract nor the schema tooling.
 */
export const paths = {
  stores: { list: "/stores", read: "/stores/:id", status: "/stores/:id/status", find: "/stores/find" },
  catalogue: { addresses: "/address/search/:q", deals: "/deals", upsells: "/upsells/:id" },
  auth: {
    requestLogin: "/auth/request-login",
    login: "/auth/login",
    verifyPhone: "/auth/verify-phone",
    loginEmail: "/auth/login-email",
    logout: "/auth/logout",
    refresh: "/auth/refresh",
    requestReset: "/auth/request-reset",
    reset: "/auth/reset",
  },
  user: {
    unsubscribeEmail: "/user/email/unsubscribe/:token",
    create: "/user/create",
    profile: "/user/profile",
    update: "/user/update",
    addresses: "/user/addresses",
    addAddress: "/user/address",
    changeAddress: "/user/address/:id",
  },
  organisations: {
    search: "/organisation/search/:query",
    exists: "/organisation/exists/:number",
    create: "/organisation/create",
    read: "/organisation/:id",
    balance: "/organisation/:id/balance",
    details: "/organisation/:id/details",
    invitations: "/organisation/:id/invitations",
    invite: "/organisation/:id/invite",
    accept: "/organisation/invitations/:token/accept",
    update: "/organisation/:id/update",
    member: "/organisation/:id/user/:userId",
    orders: "/organisation/:id/orders",
  },
  discounts: { list: "/user/discounts" },
  orders: {
    price: "/order/price",
    coupon: "/order/coupon",
    create: "/order/create",
    list: "/orders",
    read: "/order/:id",
    track: "/order/:id/track",
  },
  payments: {
    methods: "/order/payment-methods",
    begin: "/order/create-payment",
    goOn: "/order/update-payment",
    status: "/order/payment",
    pay: "/order/:id/pay",
    giveUp: "/order/:id/give-up",
  },
} as const

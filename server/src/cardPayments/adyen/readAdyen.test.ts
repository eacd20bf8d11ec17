import { describe, expect, it } from "vitest"
import { choosePayments, readAdyen, StandInBesideLive } from "./readAdyen.ts"

const account = {
  ADYEN_API_KEY: "key",
  ADYEN_CLIENT_KEY: "test_KEY",
  ADYEN_MERCHANT_ACCOUNT: "Skorpe",
  ADYEN_HMAC_KEY: "ab".repeat(32),
}
const live = { ...account, ADYEN_ENVIRONMENT: "live", ADYEN_CLIENT_KEY: "live_KEY", ADYEN_LIVE_PREFIX: "1797a841" }

describe("an account at the provider", () => {
  it("is read from the environment, in the test environment unless it says live", () => {
    expect(readAdyen({})).toBeUndefined()
    expect(readAdyen(account)).toMatchObject({ environment: "test", merchantAccount: "Skorpe", standIn: false })
    expect(readAdyen(live)).toMatchObject({ environment: "live", livePrefix: "1797a841" })
  })

  it.each(Object.keys(account))("is refused at the start without %s, by name", (name) => {
    expect(() => readAdyen({ ...account, [name]: "" })).toThrow(name)
  })

  it.each(["", "secret", "ab".repeat(31), "zz".repeat(32), `${"ab".repeat(32)},`])(
    "is refused with the notification key %j, under which anybody could sign",
    (key) => {
      expect(() => readAdyen({ ...account, ADYEN_HMAC_KEY: key })).toThrow("ADYEN_HMAC_KEY")
    },
  )

  it("takes a second key while the first is being replaced", () => {
    expect(readAdyen({ ...account, ADYEN_HMAC_KEY: `${"ab".repeat(32)}, ${"CD".repeat(32)}` })?.hmacKeys).toEqual([
      "ab".repeat(32),
      "CD".repeat(32),
    ])
  })

  it.each([
    ["a test key in the live environment", { ...live, ADYEN_CLIENT_KEY: "test_KEY" }, "live_"],
    ["a live key in the test environment", { ...account, ADYEN_CLIENT_KEY: "live_KEY" }, "test_"],
    ["live without a prefix", { ...live, ADYEN_LIVE_PREFIX: "" }, "ADYEN_LIVE_PREFIX"],
    ["a prefix that is an address", { ...live, ADYEN_LIVE_PREFIX: "evil.test/" }, "ADYEN_LIVE_PREFIX"],
    ["an unknown environment", { ...account, ADYEN_ENVIRONMENT: "prod" }, "ADYEN_ENVIRONMENT"],
  ])("is refused with %s", (_, settings, word) => {
    expect(() => readAdyen(settings)).toThrow(word)
  })
})

describe("the stand-in", () => {
  it("takes payments on a development machine, unless there is an account", () => {
    expect(choosePayments({})).toBe("stand-in")
    expect(choosePayments(account)).toBe("adyen")
    expect(choosePayments({ ...account, SKORPE_PAYMENTS: "stand-in" })).toBe("stand-in")
    expect(choosePayments({ SKORPE_PAYMENTS: "off" })).toBe("none")
    expect(choosePayments({ SKORPE_URL: "https://skorpe.test" })).toBe("none")
    expect(() => choosePayments({ SKORPE_PAYMENTS: "adyen" })).toThrow("SKORPE_PAYMENTS")
  })

  it.each([
    ["a live environment", { ADYEN_ENVIRONMENT: "live" }],
    ["a live prefix", { ADYEN_LIVE_PREFIX: "1797a841" }],
    ["a live key", { ADYEN_CLIENT_KEY: "live_KEY" }],
    ["a public address", { SKORPE_URL: "https://skorpe.test" }],
  ])("is refused at the start beside %s", (_, settings) => {
    expect(() => choosePayments({ ...settings, SKORPE_PAYMENTS: "stand-in" })).toThrow(StandInBesideLive)
  })
})

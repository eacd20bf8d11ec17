import { describe, expect, it } from "vitest"
import { StartFailure } from "./database/startFailure.ts"
import { readOptions } from "./readOptions.ts"

describe("the site of passkeys", () => {
  it.each([
    [{}, undefined],
    [{ SKORPE_URL: "https://skorpe.test/" }, { domain: "skorpe.test", origins: ["https://skorpe.test"] }],
    [
      { SKORPE_URL: "https://bestill.skorpe.test", SKORPE_PASSKEY_DOMAIN: "skorpe.test" },
      { domain: "skorpe.test", origins: ["https://bestill.skorpe.test"] },
    ],
    [
      {
        SKORPE_URL: "https://skorpe.test",
        SKORPE_PASSKEY_ORIGINS: "https://skorpe.test, https://app.skorpe.test:8443/",
      },
      { domain: "skorpe.test", origins: ["https://skorpe.test", "https://app.skorpe.test:8443"] },
    ],
  ])("is read from %j", (settings, passkeys) => {
    expect(readOptions(settings).passkeys).toEqual(passkeys)
  })

  it.each([
    { SKORPE_URL: "https://skorpe.test", SKORPE_PASSKEY_DOMAIN: "evil.test" },
    { SKORPE_URL: "https://notskorpe.test", SKORPE_PASSKEY_DOMAIN: "skorpe.test" },
    { SKORPE_URL: "https://skorpe.test", SKORPE_PASSKEY_ORIGINS: "https://evil.test" },
    { SKORPE_PASSKEY_ORIGINS: "skorpe.test" },
    { SKORPE_PASSKEY_DOMAIN: "skorpe.test" },
  ])("stops the start if no browser would accept it: %j", (settings) => {
    expect(() => readOptions(settings)).toThrow(StartFailure)
  })
})

describe("the collector", () => {
  it("is disabled by default", () => {
    expect(readOptions({}).collector).toBeUndefined()
    expect(readOptions({ OTLP_URL: "http://localhost:4318" }).collector).toEqual({ url: "http://localhost:4318" })
  })

  it("stops the start if its address is invalid", () => {
    expect(() => readOptions({ OTLP_URL: "localhost:4318" })).toThrow(StartFailure)
  })
})

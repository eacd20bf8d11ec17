import { expect, test } from "vitest"
import type { TypedAccount } from "../typed.ts"
import { lacksOfAccount } from "./lacksOfAccount.ts"

const whole: TypedAccount = {
  phone: "",
  firstName: "Kunde",
  lastName: "1",
  email: "kunde1@skorpe.test",
  boxes: ["terms"],
}

test.each([
  [{}, []],
  [{ email: "" }, []],
  [{ email: "  " }, []],
  [{ email: "kunde1" }, ["email"]],
  [{ firstName: " " }, ["firstName"]],
  [{ lastName: "" }, ["lastName"]],
  [{ firstName: "\u3164" }, ["firstName"]],
  [{ boxes: ["email", "sms"] }, ["terms"]],
  [{ firstName: "", lastName: "", email: "@", boxes: [] }, ["firstName", "lastName", "email", "terms"]],
] as const)("with %j an account lacks %j", (change, lacks) => {
  expect(lacksOfAccount({ ...whole, ...change })).toEqual(lacks)
})

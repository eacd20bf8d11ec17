import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { customerClient } from "../testing/customerClient.ts"
import { codeRules } from "@skorpe/core/domain/account"

let server: Awaited<ReturnType<typeof startAccountServer>>
beforeAll(async () => {
  server = await startAccountServer("no", { limits: { smsToNumber: { times: 1_000_000, within: 60_000 } } })
})
afterAll(() => server.close())

type Act =
  | { readonly _tag: "Ask" }
  | { readonly _tag: "Right"; readonly times: number }
  | { readonly _tag: "Wrong"; readonly times: number }
  | { readonly _tag: "Old" }
  | { readonly _tag: "Wait"; readonly millis: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ _tag: "Ask" }),
  fc.integer({ min: 1, max: 3 }).map((times): Act => ({ _tag: "Right", times })),
  fc.integer({ min: 1, max: 4 }).map((times): Act => ({ _tag: "Wrong", times })),
  fc.constant<Act>({ _tag: "Old" }),
  fc.constantFrom(60_000, codeRules.holds).map((millis): Act => ({ _tag: "Wait", millis })),
)

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

let phones = 45_010_000

it("logs in if and only if the latest code is correct, unused, in time and tried fewer than five times", async () => {
  const run = async (acts: readonly Act[]) => {
    const phone = `+47${++phones}`
    const customer = customerClient(server)
    let code: { readonly text: string; readonly until: number; tries: number } | null = null
    let old: string | null = null
    let clock = 0
    const enter = async (text: string, times: number) => {
      const isRight: boolean = code?.text === text
      const expected = Array.from({ length: times }, () => {
        if (code === null || code.tries >= codeRules.tries || clock >= code.until) return 400
        code.tries++
        if (!isRight) return 400
        code = null
        // The number has no account, and the response to a correct code says so.
        return 404
      })
      const answers = await Promise.all(
        expected.map(() => customerClient(server).post("/auth/login", { phone, code: text, origin: "web" })),
      )
      expect(inOrder(answers.map(({ status }) => status))).toEqual(inOrder(expected))
    }
    for (const one of acts) {
      if (one._tag === "Ask") {
        old = code?.text ?? old
        code = { text: await customer.askCode(phone), until: clock + codeRules.holds, tries: 0 }
      } else if (one._tag === "Wait") {
        server.later(one.millis)
        clock += one.millis
      } else if (one._tag === "Old") {
        if (old !== null) await enter(old, 1)
      } else {
        const known = code?.text ?? "123456"
        await enter(one._tag === "Right" ? known : `${known.slice(0, 5)}x`, one.times)
      }
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), run), {
    numRuns: 25,
    endOnFailure: true,
  })
})

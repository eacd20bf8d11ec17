import { expect, test } from "vitest"
import { isFault } from "./isFault.ts"

const refused = (status: number, ...codes: readonly number[]) => ({ status, problems: codes.map((code) => ({ code })) })

test.each([
  ["an order that is paid already", refused(409, 3036), false],
  ["an order that is closed", refused(409, 3016), true],
  ["a paid order beside another reason", refused(409, 3036, 1006), true],
  ["the same code with another status", refused(400, 3036), true],
  ["a conflict without a reason", refused(409), true],
  ["a server that broke", refused(500, 3099), true],
])("%s", (_, refusal, isReported) => expect(isFault(refusal)).toBe(isReported))

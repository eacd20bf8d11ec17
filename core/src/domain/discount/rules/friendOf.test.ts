import { assert, property, string } from "fast-check"
import { expect, test } from "vitest"
import { friendOf } from "./friendOf.ts"

test.each([
  ["400 00 055", { phoneNumber: "400 00 055" }],
  [" +46 70 174 06 05 ", { phoneNumber: "+46 70 174 06 05" }],
  ["٤٠٠٠٠٠٥٥", { phoneNumber: "٤٠٠٠٠٠٥٥" }],
  [" venn@skorpe.test ", { email: "venn@skorpe.test" }],
  ["40000055@skorpe.test", { email: "40000055@skorpe.test" }],
])("%o is a friend who can be reached", (typed, to) => {
  expect(friendOf(typed)).toEqual({ _tag: "Friend", to })
})

test.each(["", "   ", "Kari", "4".repeat(41)])("%o is nobody", (typed) => {
  expect(friendOf(typed)).toEqual({ _tag: "Nobody" })
})

test.each(["venn@", "@skorpe.test", "venn@skorpe", "to@skorpe.test, tre@skorpe.test"])(
  "%o is no e-mail address",
  (typed) => {
    expect(friendOf(typed)).toEqual({ _tag: "NotAnEmail" })
  },
)

test("any text gives at most one contact, in the form that the server accepts", () => {
  assert(
    property(string({ unit: "binary", maxLength: 60 }), (typed) => {
      const friend = friendOf(typed)
      if (friend._tag === "Friend") expect(Object.keys(friend.to)).toHaveLength(1)
    }),
  )
})

import { expect, test } from "vitest"
import { chooseAttempt } from "./chooseAttempt.ts"
import type { StoredAttempt } from "./attempts.ts"

const begunAt = new Date(1_000_000)
const later = begunAt.getTime() + 600_000

/** The nth attempt to pay an order, which waits for its customer unless the case says otherwise. */
const attempt = (number: number, more: Partial<StoredAttempt> = {}): StoredAttempt => ({
  reference: `o1-${number}`,
  number,
  isSameKey: false,
  begunAt,
  endedAt: null,
  answer: { resultCode: "RedirectShopper", refusalReason: null, action: null },
  session: null,
  ...more,
})
const ended = { endedAt: begunAt }
const pending = { answer: { resultCode: "Pending", refusalReason: null, action: null } }

test("the first attempt of an order is number one, and abandons none", () => {
  expect(chooseAttempt([], later)).toEqual({ _tag: "New", number: 1, abandoned: null })
})

test("a repeat with the same key is the attempt that it began, also when it has ended or its money is on its way", () => {
  for (const more of [{}, ended, pending, { ...pending, ...ended }]) {
    const first = attempt(1, { ...more, isSameKey: true })
    expect(chooseAttempt([first, attempt(2)], later)).toEqual({ _tag: "Earlier", attempt: first })
  }
})

test("a customer who comes back from the bank's page and starts again abandons the open attempt for a new one", () => {
  expect(chooseAttempt([attempt(1, ended), attempt(2)], later)).toEqual({ _tag: "New", number: 3, abandoned: "o1-2" })
})

test("after attempts that have all ended there is none to abandon", () => {
  const refused = attempt(4, { ...ended, ...pending })
  expect(chooseAttempt([refused], later)).toEqual({ _tag: "New", number: 5, abandoned: null })
})

test("while money may be on its way no other attempt begins: the customer could pay twice", () => {
  expect(chooseAttempt([attempt(1, ended), attempt(2, pending)], later)).toEqual({ _tag: "Undecided" })
  const fresh = attempt(1, { answer: null })
  expect(chooseAttempt([fresh], begunAt.getTime() + 1)).toEqual({ _tag: "Undecided" })
  expect(chooseAttempt([fresh], later)).toEqual({ _tag: "New", number: 2, abandoned: "o1-1" })
})

import * as fc from "fast-check"
import google from "google-libphonenumber"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import type { Market } from "../../market/model.ts"
import { isDeep, shareOf } from "../../../testing/share.fixture.ts"
import { readPhone } from "./readPhone.ts"

/**
 * Always the same numbers, for which the differences to Google's library are known. The daily run tests the first of
 * them.
 */
const cases = shareOf(50_000)
const util = google.PhoneNumberUtil.getInstance()
const { PhoneNumberFormat, PhoneNumberType } = google
const accepted: readonly number[] = [45, 358, 354, 47, 46]

/** DECISIONS §19 with Google's own library: parsed for the market's country, valid, Nordic, without extension. */
const askGoogle = (text: string, { country }: Market): string | null => {
  try {
    const phone = util.parse(text, country)
    if (phone.getExtension() || !accepted.includes(phone.getCountryCode() ?? 0)) return null
    return util.isValidNumber(phone) ? util.format(phone, PhoneNumberFormat.E164) : null
  } catch {
    return null
  }
}

const askUs = (text: string, market: Market): string | null => {
  const answer = readPhone(text, market)
  return answer._tag === "Phone" ? answer.e164 : null
}

const nordic = ["DK", "FI", "AX", "IS", "NO", "SJ", "SE"]
const types = [
  PhoneNumberType.FIXED_LINE,
  PhoneNumberType.MOBILE,
  PhoneNumberType.TOLL_FREE,
  PhoneNumberType.VOIP,
  PhoneNumberType.UAN,
  PhoneNumberType.PREMIUM_RATE,
  PhoneNumberType.PERSONAL_NUMBER,
  PhoneNumberType.PAGER,
]
const formats = [
  PhoneNumberFormat.E164,
  PhoneNumberFormat.INTERNATIONAL,
  PhoneNumberFormat.NATIONAL,
  PhoneNumberFormat.RFC3966,
]

const examplesOf = (regions: readonly string[]): readonly string[] =>
  regions.flatMap((region) =>
    types.flatMap((type) => {
      const phone = util.getExampleNumberForType(region, type)
      return phone ? formats.map((format) => util.format(phone, format)) : []
    }),
  )

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength })

/** A written number with some of its digits changed. */
const turned = (written: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(written, fc.array(fc.tuple(fc.nat(20), digit), { maxLength: 4 }))
    .map(([text, turns]) =>
      turns.reduce((so, [at, by]) => (/\d/.test(so[at] ?? "") ? so.slice(0, at) + by + so.slice(at + 1) : so), text),
    )

const separated = (number: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      number,
      fc.array(fc.constantFrom("", "", "", " ", "-", ".", "/", " - ", "\u00a0"), { minLength: 20, maxLength: 20 }),
    )
    .map(([text, between]) =>
      Array.from(text)
        .map((letter, index) => letter + (/\d/.test(letter) ? (between[index] ?? "") : ""))
        .join("")
        .trim(),
    )

const prefix = fc.constantFrom(
  "",
  "+45",
  "+358",
  "+354",
  "+47",
  "+46",
  "0045",
  "00358",
  "00354",
  "0047",
  "0046",
  "0",
  "+46 (0)",
  "(+47) ",
  "46",
  "47",
)
const text = fc.oneof(
  { weight: 4, arbitrary: turned(fc.constantFrom(...examplesOf(nordic))) },
  { weight: 4, arbitrary: separated(fc.tuple(prefix, digits(4, 12)).map((parts) => parts.join(""))) },
  { weight: 2, arbitrary: turned(fc.constantFrom(...examplesOf(util.getSupportedRegions()))) },
  { weight: 1, arbitrary: fc.stringMatching(/^[+0-9 ()./x#,;a-z-]{0,16}$/) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

/** Google's numbering plans have a Danish series 37; the installed ones do not. */
const danish37 = ["00/4.5\u00a03-7\u00a08/48 88.1.", "tel:+45-37-22-34-56", "+4537123456", "tel:+45-37-12-34-56"]
/** Google reads letters as telephone keys; we accept only digits. */
const lettersAsKeys = ["26696Ub/M"]

describe.each([
  { market: norway, explained: danish37 },
  { market: sweden, explained: [...danish37, ...lettersAsKeys] },
])("phone numbers in $market.country", ({ market, explained }) => {
  test(`agree with Google's library, except at most ${explained.length} of ${cases}`, () => {
    const numbers = fc.sample(text, { numRuns: cases, seed: 47 })
    const differing = numbers.filter((number) => askUs(number, market) !== askGoogle(number, market))
    expect(explained).toEqual(expect.arrayContaining(differing))
    if (isDeep) expect(differing.toSorted()).toEqual(explained.toSorted())
    // Some numbers of every region are accepted, so that the libraries do not merely agree on refusals.
    const countries = numbers.map((number) => /^\+(45|358|354|47|46)/.exec(askUs(number, market) ?? "")?.[1])
    for (const code of accepted)
      expect(countries.filter((country) => country === String(code)).length).toBeGreaterThan(cases / 50)
  }, 60_000)
})

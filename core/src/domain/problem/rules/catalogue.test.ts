import { expect, test } from "vitest"
import { problemCodes, problemStatuses } from "../codes.ts"
import { problemTexts } from "../texts/problemTexts.ts"

/** SPEC §8.3's codes in its order, ranges and slashes as written there. */
const specified =
  "1001 1002 1003 1004-1006 1007/1008 1009 1011 1012 1013 1014 1015 1016 1017 1019 1031 1036 2001 2004 3002 " +
  "3003/3004/3047 3005 3006 3007 3008 3009 3010 3011 3012 3013 3014 3015 3016 3017 3018 3019 3020 3021 3022 3023 " +
  "3024 3025 3026 3027 3029 3033 3034/3035 3036 3037 3045 3046 3048/3049 3050 3051 3052 3057 3066 3077 3088 3090 " +
  "3099 3100 3109 3112 3116 3133 3134 3135 3136 3137 3138 3145/3146 4025/4029/4030 4026/4028 4027 4031 4034 4037 " +
  "4038 4039 4046"

const numbers = specified.split(/[ /]/).flatMap((entry) => {
  const [first = Number.NaN, last = first] = entry.split("-").map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
})

test("the catalogue has exactly the specification's codes", () => {
  expect(numbers).toHaveLength(91)
  expect(problemCodes.toSorted((one, other) => one - other)).toEqual(numbers.toSorted((one, other) => one - other))
})

test("each code has a text in each language", () => {
  for (const { codes, statuses } of Object.values(problemTexts)) {
    expect(Object.keys(codes).map(Number)).toEqual([...problemCodes])
    expect(Object.values(codes).filter((text) => text.trim() === "")).toEqual([])
    expect(Object.keys(statuses).map(Number)).toEqual([...problemStatuses])
  }
})

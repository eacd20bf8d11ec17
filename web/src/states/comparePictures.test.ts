import { expect, test } from "vitest"
import { allowed, comparePictures, type Pixels } from "./comparePictures.ts"

const ground = 240

/** A page with a dark button, 40 by 12, somewhere on it. */
const pageWith = (left: number, top: number, ink = 30): Pixels => {
  const [width, height] = [195, 400]
  const data = new Uint8ClampedArray(width * height * 4).fill(ground)
  for (let y = top; y < top + 12; y += 1)
    for (let x = left; x < left + 40; x += 1) data.fill(ink, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { width, height, data }
}

test("the same page is the same, also with different antialiasing", () => {
  expect(comparePictures(pageWith(60, 200), pageWith(60, 200))).toEqual({ _tag: "Same" })
  expect(comparePictures(pageWith(60, 200), pageWith(61, 200))).toEqual({ _tag: "Same" })
  expect(comparePictures(pageWith(60, 200, 30), pageWith(60, 200, 70))).toEqual({ _tag: "Same" })
})

test("a button that has moved, is gone or has another colour is found and located", () => {
  for (const other of [pageWith(62, 200), pageWith(60, 203), pageWith(60, 200, 120), pageWith(60, 200, ground)]) {
    const found = comparePictures(pageWith(60, 200), other)
    expect(found).toMatchObject({ _tag: "Different" })
    if (found._tag !== "Different") continue
    expect(Math.abs(found.place[0] - 80)).toBeLessThan(40)
    expect(Math.abs(found.place[1] - 206)).toBeLessThan(20)
  }
})

test("the tolerance for another browser version is higher, but no element may move far", () => {
  const beside = (left: number) => comparePictures(pageWith(60, 200), pageWith(left, 200), allowed.otherVersion)
  expect([62, 66].map((left) => beside(left)._tag)).toEqual(["Same", "Different"])
})

test("a page of another size differs", () => {
  const page = pageWith(60, 200)
  expect(comparePictures(page, { ...page, height: 399 })).toEqual({ _tag: "OtherSize" })
})

import { expect, test } from "vitest"
import { readPaging } from "./paging.ts"

test.each([
  [{}, { skip: 0, limit: 10 }],
  [{ skip: 20 }, { skip: 20, limit: 10 }],
  [{ limit: 1000 }, { skip: 0, limit: 50 }],
  [
    { page: 0, size: 1 },
    { skip: 0, limit: 1 },
  ],
  [
    { page: 3, size: 4 },
    { skip: 12, limit: 4 },
  ],
  [{ page: 2 }, { skip: 20, limit: 10 }],
])("%o is %o", (query, slice) => {
  expect(readPaging(query)).toEqual(slice)
})

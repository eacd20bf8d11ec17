import { expect, test } from "vitest"
import { sqlVariants } from "./sqlVariants.ts"

test("a statement loses each of its conditions in turn, with all that belongs to it", () => {
  expect(
    sqlVariants("UPDATE session SET ended = $1 WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM ban) RETURNING id"),
  ).toEqual([
    "UPDATE session SET ended = $1 WHERE true AND NOT EXISTS (SELECT 1 FROM ban) RETURNING id",
    "UPDATE session SET ended = $1 WHERE id = $2  RETURNING id",
  ])
})

test("a condition in parentheses ends with them, and one of a list with its name or its comma", () => {
  expect(sqlVariants('SELECT a AND b AS "both", c OR d, (SELECT 1 FROM t WHERE e OR f)')).toEqual([
    'SELECT a  AS "both", c OR d, (SELECT 1 FROM t WHERE e OR f)',
    'SELECT a AND b AS "both", c , (SELECT 1 FROM t WHERE e OR f)',
    'SELECT a AND b AS "both", c OR d, (SELECT 1 FROM t WHERE true OR f)',
    'SELECT a AND b AS "both", c OR d, (SELECT 1 FROM t WHERE e )',
  ])
})

test("a limit is one off, and a sum is a difference; arrows and inequalities stay", () => {
  expect(sqlVariants("SELECT a <= b, c > d, e + 1, f - 'g', h ->> 'i', j -> 'k', l <> m")).toEqual([
    "SELECT a < b, c > d, e + 1, f - 'g', h ->> 'i', j -> 'k', l <> m",
    "SELECT a <= b, c >= d, e + 1, f - 'g', h ->> 'i', j -> 'k', l <> m",
    "SELECT a <= b, c > d, e - 1, f - 'g', h ->> 'i', j -> 'k', l <> m",
    "SELECT a <= b, c > d, e + 1, f + 'g', h ->> 'i', j -> 'k', l <> m",
  ])
})

test("a statement loses its lock, and its ON CONFLICT clause", () => {
  expect(sqlVariants("SELECT id FROM due LIMIT 1 FOR UPDATE SKIP LOCKED")).toEqual([
    "SELECT id FROM due LIMIT 1",
    "SELECT id FROM due LIMIT 1 FOR UPDATE",
  ])
  expect(sqlVariants("SELECT id FROM due FOR NO KEY UPDATE")).toEqual(["SELECT id FROM due"])
  expect(sqlVariants("INSERT INTO key VALUES ($1) ON CONFLICT (id) DO NOTHING RETURNING 1")).toEqual([
    "INSERT INTO key VALUES ($1) RETURNING 1",
  ])
})

test("the second half of a range and the words that name an index are not conditions, and stay", () => {
  expect(sqlVariants("SELECT 1 FROM t WHERE a BETWEEN b AND c AND d")).toEqual([
    "SELECT 1 FROM t WHERE true AND d",
    "SELECT 1 FROM t WHERE a BETWEEN b AND c ",
  ])
  expect(sqlVariants("INSERT INTO t SELECT 1 WHERE a ON CONFLICT (b, c) WHERE d DO NOTHING")).toEqual([
    "INSERT INTO t SELECT 1 WHERE true ON CONFLICT (b, c) WHERE d DO NOTHING",
    "INSERT INTO t SELECT 1 WHERE a",
  ])
})

test("a condition ends with its case, its group and its half of a union", () => {
  expect(sqlVariants("SELECT CASE WHEN a AND b THEN c OR d ELSE e OR f END")).toEqual([
    "SELECT CASE WHEN a  THEN c OR d ELSE e OR f END",
    "SELECT CASE WHEN a AND b THEN c  ELSE e OR f END",
    "SELECT CASE WHEN a AND b THEN c OR d ELSE e  END",
  ])
  expect(sqlVariants("SELECT 1 FROM t WHERE a UNION ALL SELECT 2 FROM u WHERE b HAVING c")).toEqual([
    "SELECT 1 FROM t WHERE true UNION ALL SELECT 2 FROM u WHERE b HAVING c",
    "SELECT 1 FROM t WHERE a UNION ALL SELECT 2 FROM u WHERE true HAVING c",
  ])
})

test("what comes first by its first key comes last", () => {
  expect(sqlVariants("SELECT (SELECT max(a) FROM t ORDER BY least(b, c), d) ORDER BY e DESC NULLS LAST, f")).toEqual([
    "SELECT (SELECT max(a) FROM t ORDER BY least(b, c) DESC, d) ORDER BY e DESC NULLS LAST, f",
    "SELECT (SELECT max(a) FROM t ORDER BY least(b, c), d) ORDER BY e NULLS LAST, f",
  ])
  expect(sqlVariants("INSERT INTO t SELECT a FROM u ORDER BY a ON CONFLICT (a) DO UPDATE SET b = 1")).toEqual([
    "INSERT INTO t SELECT a FROM u ORDER BY a DESC ON CONFLICT (a) DO UPDATE SET b = 1",
  ])
})

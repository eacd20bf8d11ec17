import { expect, test } from "vitest"
import { endOf, outcomeOf, readReport, slowestOf } from "./readReport.ts"

const json = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 4,
  testResults: [
    { name: "/house/core/a.test.ts", assertionResults: [{ fullName: "quick", duration: 3 }, { fullName: "skipped" }] },
    {
      name: "/house/web/b.test.ts",
      status: "failed",
      assertionResults: [
        { fullName: " is slow", duration: 4100, status: "failed", failureMessages: ["expected 1\n    at b.test.ts:3"] },
      ],
    },
    { name: "/house/web/c.test.ts", status: "failed", message: "Cannot find module\nstack", assertionResults: [] },
  ],
})

test("a report has the number of passed tests, and the slowest tests with their files", () => {
  const told = readReport(json, "/house")
  expect(told).toMatchObject({ passed: 2, failed: 1, skipped: 4 })
  expect(slowestOf(told.tests, 1)).toEqual([{ file: "web/b.test.ts", name: "is slow", seconds: 4.1 }])
})

test("a report names each failed test, and each file that did not load, with the first line of the message", () => {
  expect(readReport(json, "/house").failures).toEqual([
    { file: "web/b.test.ts", name: "is slow", message: "expected 1" },
    { file: "web/c.test.ts", name: "(the file)", message: "Cannot find module" },
  ])
})

test("the end of an output keeps the last non-empty lines, without their colours", () => {
  expect(endOf("begins\n\n\u001B[31mError: closed\u001B[39m\n\n  at a.ts:3\n", 2)).toEqual([
    "Error: closed",
    "  at a.ts:3",
  ])
})

test("a check without tests counts as one that passed or failed", () => {
  expect(outcomeOf(true, null)).toMatchObject({ passed: 1, failed: 0 })
  expect(outcomeOf(false, null)).toMatchObject({ passed: 0, failed: 1 })
})

test("a run that fails although all its tests passed counts as a failure", () => {
  const told = { ...readReport(json, "/house"), failed: 0 }
  expect(outcomeOf(true, told).failed).toBe(0)
  expect(outcomeOf(false, told)).toMatchObject({ passed: 2, failed: 1 })
})

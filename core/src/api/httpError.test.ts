import { expect, test } from "vitest"
import { httpErrorOf } from "./httpError.ts"

test.each([
  [400, "Noe gikk galt"],
  [401, "Ikke autorisert"],
  [403, "Ikke tilgang"],
  [404, "Ikke funnet"],
  [500, "Noe gikk galt"],
  [418, "Noe gikk galt"],
])("a %i becomes an error of that code, in Norwegian: %s", (status, message) => {
  const problems = [{ code: 1002, message: "Fyll inn på nytt" }]
  expect(httpErrorOf({ status, problems }, "nb")).toEqual({ code: status, message, errors: problems })
})

test("the message is in the customer's language", () => {
  const said = (language: "sv" | "en") => httpErrorOf({ status: 403, problems: [] }, language).message
  expect(said("sv")).not.toBe(said("en"))
  expect(said("en")).not.toBe("Ikke tilgang")
})

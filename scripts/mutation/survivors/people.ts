import type { KnownSurvivor } from "./model.ts"

/** Of accounts and their sessions, with the database. */
export const ofPeople: readonly KnownSurvivor[] = [
  {
    file: "server/src/accounts/deleteAccount.ts",
    mutator: "Sql",
    original: "id FOR",
    replacement: "id DESC FOR",
    places: 2,
    why: "No other statement locks several organisations, or several orders: deletions need one order, whichever.",
  },
  {
    file: "server/src/accounts/sessions.ts",
    mutator: "ObjectLiteral",
    original: "{ id: Schema.String, customerId: Schema.String, renewedAt: Schema.Date }",
    replacement: "{}",
    why: "The columns have these types in the database; the schema tells them to the compiler.",
  },
  {
    file: "server/src/accounts/sessions.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: "A browser that says nothing of itself is of an unknown kind, and so is one that says these words.",
  },
]

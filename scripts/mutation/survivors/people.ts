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
  {
    file: "server/src/accounts/emailVerification.ts",
    mutator: "ObjectLiteral",
    original: "{ email: Schema.String, language: Language }",
    replacement: "{}",
    why: "The columns have these types in the database; the schema tells them to the compiler.",
  },
  {
    file: "server/src/accounts/emailVerification.ts",
    mutator: "StringLiteral",
    original: '"Mail"',
    replacement: '""',
    why: "Whatever is no text message is posted as a mail.",
  },
  {
    file: "server/src/accounts/profile.ts",
    mutator: "ConditionalExpression",
    original: "before !== null",
    replacement: "true",
    why: "A customer without an address has no links, and no mail was sent to none.",
  },
  {
    file: "server/src/accounts/profile.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "It stands for a field that is not given, and then the column keeps what it has.",
  },
  {
    file: "server/src/accounts/codes.ts",
    mutator: "Sql",
    original: "WHERE subject = ${subject} AND",
    replacement: "WHERE true AND",
    why: "A code's hash is made of its subject too: no other row has it.",
  },
  {
    file: "server/src/accounts/register.ts",
    mutator: "StringLiteral",
    original: '"registration"',
    replacement: '""',
    why: "The word parts digests of different uses, and a registration's body is compared with no other digest.",
  },
]

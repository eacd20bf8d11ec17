import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { lookInto } from "../harness/database.ts"
import type { SpawnedServer } from "../harness/spawnServer.ts"

/** A place where personal data and secrets must never be. */
export interface Place {
  readonly name: string
  readonly read: (server: SpawnedServer, folder: string) => Promise<string>
}

/** The only columns that may hold a customer's data; all of them can be deleted. */
const personalColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ["request"],
  customer: ["phone", "email", "first_name", "last_name"],
  customer_address: ["address"],
  favourite: ["variation_code"],
  organisation_invitation: ["phone", "email"],
  // Outgoing messages, until sent or expired.
  outbox: ["recipient", "subject", "body"],
  reset_wish: ["email"],
  // Links that were mailed, for a day.
  email_verification: ["email"],
  text_stop: ["phone"],
  // What a customer's device calls its passkey.
  passkey: ["credential_id"],
}

const tables = `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`

const readTables = async (server: SpawnedServer, personal: typeof personalColumns): Promise<string> => {
  const look = lookInto(server.database)
  try {
    const texts: string[] = []
    for (const { name } of await look.ask<{ readonly name: string }>(tables)) {
      const without = (personal[name] ?? []).map((column) => ` - '${column}'`).join("")
      const rows = await look.ask<{ readonly text: string }>(
        `SELECT (to_jsonb(one)${without})::text AS text FROM "${name}" one`,
      )
      texts.push(...rows.map(({ text }) => `${name} ${text}`))
    }
    return texts.join("\n")
  } finally {
    await look.close()
  }
}

/** The tables without their personal columns; read while the database is still up. */
export const database: Place = {
  name: "the database outside its personal columns",
  read: (server) => readTables(server, personalColumns),
}

/** Every column of every table. */
export const wholeDatabase: Place = { name: "the database", read: (server) => readTables(server, {}) }

/** The logs for operators. */
export const logs: readonly Place[] = [
  { name: "the server's output", read: async (server) => server.written() },
  { name: "PostgreSQL's log", read: (_, folder) => readFile(join(folder, "postgres.log"), "utf8") },
]

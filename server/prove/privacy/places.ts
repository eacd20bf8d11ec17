import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { lookInto } from "../harness/database.ts"
import type { SpawnedServer } from "../harness/spawnServer.ts"

/** Somewhere that nothing personal and no secret may ever stand. */
export interface Place {
  readonly name: string
  readonly read: (server: SpawnedServer, folder: string) => Promise<string>
}

/** What the database keeps about a customer stands in columns that can be deleted, and in no other. */
const personalColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ["request"],
  customer: ["phone", "email", "first_name", "last_name"],
  customer_address: ["address"],
  favourite: ["variation_code"],
  organisation_invitation: ["phone", "email"],
  // What is on its way to somebody, until it is sent or too old.
  outbox: ["recipient", "subject", "body"],
  reset_wish: ["email"],
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

/** The tables outside their personal columns; read while the database is still there. */
export const database: Place = {
  name: "the database outside its personal columns",
  read: (server) => readTables(server, personalColumns),
}

/** Every column of every table: what somebody finds who reads all of it. */
export const wholeDatabase: Place = { name: "the database", read: (server) => readTables(server, {}) }

/** What is written to be read by people who run the server. */
export const logs: readonly Place[] = [
  { name: "the server's output", read: async (server) => server.written() },
  { name: "PostgreSQL's log", read: (_, folder) => readFile(join(folder, "postgres.log"), "utf8") },
]

import type { SpokenEvent } from "@skorpe/core/shop"
import type { Reading } from "./move.ts"
import type { Stage } from "./openStage.ts"
import type { Person } from "./people.ts"

const patterns: Readonly<Record<Reading["reads"], { readonly inSql: string; readonly found: RegExp }>> = {
  LoginCodeEntered: { inSql: "\\m\\d{6}\\M", found: /\b\d{6}\b/ },
  NumberCodeEntered: { inSql: "\\m\\d{6}\\M", found: /\b\d{6}\b/ },
  InvitationLinkOpened: { inSql: "invitation=", found: /(?<=invitation=)[\w-]+/ },
}

/** What a customer does with the newest message of a kind to their number; `null` when they have none. */
export const readMessage = async (
  { ask }: Pick<Stage, "ask">,
  { e164 }: Person,
  { reads, isMisread }: Reading,
): Promise<SpokenEvent | null> => {
  const { inSql, found } = patterns[reads]
  const [message] = await ask<{ readonly body: string }>(
    `SELECT body FROM outbox WHERE recipient = '${e164}' AND body ~ '${inSql}' ORDER BY id DESC LIMIT 1`,
  )
  const [text] = found.exec(message?.body ?? "") ?? []
  if (text === undefined) return null
  if (reads === "InvitationLinkOpened") return { type: reads, token: text }
  return { type: reads, code: isMisread ? text.slice(1) + text.slice(0, 1) : text }
}

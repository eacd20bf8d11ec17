import { CleanText } from "@skorpe/core/domain/text"
import { type Option, Schema } from "effect"

/** The last order of a page, after which the next one begins. */
const Cursor = Schema.fromJsonString(
  Schema.Tuple([
    CleanText,
    // Up to the year 9999, so that it is a time for the database too.
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })),
    CleanText,
  ]),
)
export type Cursor = typeof Cursor.Type

const encode = Schema.encodeSync(Cursor)
const decode = Schema.decodeUnknownOption(Cursor)

/** A cursor as clients carry it. */
export const writeCursor = (cursor: Cursor): string => Buffer.from(encode(cursor)).toString("base64url")

/** Decodes a client's cursor; `None` if it is malformed. */
export const readCursor = (text: string): Option.Option<Cursor> => decode(Buffer.from(text, "base64url").toString())

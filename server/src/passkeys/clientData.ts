import { Option, Schema } from "effect"

const read = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ challenge: Schema.String, origin: Schema.String })),
)

/**
 * The challenge and the page's origin in a browser's signed data; `null` when it cannot be read. Neither is verified
 * here.
 */
export const readClientData = (clientDataJSON: string) =>
  Option.getOrNull(read(Buffer.from(clientDataJSON, "base64url").toString()))

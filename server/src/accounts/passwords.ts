import { Unavailable } from "@skorpe/core/api"
import { Effect, Semaphore } from "effect"
import * as crypto from "node:crypto"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 } as const

/**
 * Hashing takes a whole core: two run at a time, so that the others serve orders. When the queue is full, a call gets
 * 503.
 */
const atOnce = 2
const mostWaiting = 100
const places = Semaphore.makeUnsafe(atOnce)
let waiting = 0

const derive = Effect.fnUntraced(function* (password: string, salt: Buffer, used: Costs = cost) {
  if (waiting >= mostWaiting || typeof crypto.argon2 !== "function") {
    return yield* Effect.fail(new Unavailable({ errors: problems(yield* currentLanguage, [3099]) }))
  }
  waiting++
  return yield* places
    .withPermits(1)(
      Effect.callback<Buffer>((resume) => {
        crypto.argon2("argon2id", { ...used, message: password, nonce: salt }, (problem, key) =>
          resume(problem === null ? Effect.succeed(key) : Effect.die(problem)),
        )
      }),
    )
    .pipe(Effect.ensuring(Effect.sync(() => waiting--)))
})

interface Costs {
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}

/** The hash of a password in PHC format. It names its parameters, so that they can be raised later. */
export const hashPassword = Effect.fnUntraced(function* (password: string) {
  const salt = crypto.randomBytes(16)
  const key = yield* derive(password.normalize("NFKC"), salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(key)}`
})

const bare = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

/** A hash without a password, so that an unknown account takes as long as a known one. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${bare(Buffer.alloc(16, 7))}$${bare(Buffer.alloc(32))}`

/** Whether the password has this hash. Without a hash it does the same work and returns `false`. */
export const isPassword = Effect.fnUntraced(function* (password: string, hash: string | null) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? nobodys)
  if (parts === null) return yield* Effect.die(new Error("a stored password hash is not in PHC format"))
  const [, memory, passes, parallelism, salt = "", key = ""] = parts
  const expected = Buffer.from(key, "base64")
  const used = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const found = yield* derive(password.normalize("NFKC"), Buffer.from(salt, "base64"), used)
  return crypto.timingSafeEqual(found, expected) && hash !== null
})

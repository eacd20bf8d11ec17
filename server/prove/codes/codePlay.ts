import { codeRules } from "@skorpe/core/domain/account"
import type { RunningServer } from "../../src/startServer.ts"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import { post } from "../harness/post.ts"
import { judgeMeanwhile, judgeTries, type Standing, verdictOf, type Verdict } from "./judgeTries.ts"

type Servers = readonly [RunningServer, RunningServer]

/** One number whose codes are sent, tried, resent and tried again. */
export const codePlay = (
  phone: string,
  newestCode: (phone: string) => Promise<string>,
  servers: Servers,
  chance: Chance,
  findings: Findings,
) => {
  let current: Standing | null = null
  const old: string[] = []
  const story: string[] = []
  let tried = 0

  const url = () => servers[chance.happens(0.5) ? 0 : 1].url
  const say = (what: string) => findings.add(`${phone}: ${[...story, what].join("; ")}`)

  const enter = async (code: string): Promise<Verdict> => {
    tried += 1
    const isLogin = chance.happens(0.7)
    const heard = isLogin
      ? await post(`${url()}/api/auth/login`, { phone, code, origin: "web" })
      : await post(`${url()}/api/auth/verify-phone`, { phoneNumber: phone, code })
    return verdictOf(isLogin, heard)
  }

  const wrong = (): string => {
    for (;;) {
      const text = String(chance.below(1_000_000)).padStart(codeRules.digits, "0")
      if (text !== current?.text && !old.includes(text)) return text
    }
  }

  const send = async () => {
    const heard = await post(`${url()}/api/auth/request-login`, { phone })
    if (heard === null || heard.status >= 300) return say(`no code was sent: ${heard?.status} ${heard?.text}`)
    if (current !== null) old.push(current.text)
    current = { text: await newestCode(phone), tries: 0, isSpent: false }
    story.push("sent")
  }

  /** Sends wrong and correct tries, in parallel or in sequence, and checks the outcomes. */
  const attempt = async (codes: readonly string[], atOnce: boolean) => {
    const before: Standing | null = current
    const verdicts: Verdict[] = []
    if (atOnce) verdicts.push(...(await Promise.all(codes.map(enter))))
    else for (const code of codes) verdicts.push(await enter(code))
    const right = codes.filter((code) => code === before?.text).length
    const good = verdicts.filter((verdict) => verdict === "good").length
    story.push(`${codes.length} tries ${atOnce ? "at once" : "in turn"}, ${right} right: ${good} good`)
    for (const fault of judgeTries({ before, codes, verdicts, atOnce })) say(fault)
    if (before === null) return
    before.tries = Math.min(codeRules.tries, before.tries + (good > 0 ? 0 : codes.length))
    before.isSpent ||= good > 0
  }

  const right = (): string => current?.text ?? wrong()
  const times = <A>(count: number, make: () => A): readonly A[] => Array.from({ length: count }, make)

  const acts = [
    send,
    () => attempt([right()], false),
    // Several clients know the code.
    () => attempt(times(chance.between(2, 6), right), true),
    // Guessing, up to the limit and beyond.
    () => attempt(times(chance.between(1, 12), wrong), chance.happens(0.5)),
    () => attempt([...times(chance.between(3, 9), wrong), right()], chance.happens(0.5)),
    () => attempt([...times(chance.between(1, 4), wrong), right(), right()], true),
    async () => {
      const last = old.at(-1)
      if (last !== undefined && last !== right()) await attempt([last], false)
    },
    // After too many guesses, a new code has tries of its own.
    async () => {
      await attempt(times(codeRules.tries, wrong), true)
      await send()
      await attempt([right()], false)
    },
    // A new code is sent while the old one is tried: afterwards only the new one is valid.
    async () => {
      const before = current
      const [, verdicts] = await Promise.all([send(), Promise.all(times(3, () => enter(before?.text ?? wrong())))])
      const good = verdicts.filter((verdict) => verdict === "good").length
      story.push(`meanwhile 3 tries of the previous one: ${good} accepted`)
      for (const fault of judgeMeanwhile(before, verdicts)) say(fault)
      // It is unknown whether the tries came before the new code, or count as its own.
      await send()
    },
  ] as const

  return {
    /** Sends a code and performs a number of actions with it. */
    play: async (count: number) => {
      await send()
      for (let nth = 0; nth < count; nth++) await chance.pick(acts)()
    },
    /** Tries the newest code at the end of its time: valid to the last millisecond, then no more. */
    afterTime: async (isOver: boolean) => {
      if (current === null) return
      if (isOver) {
        current.tries = codeRules.tries
        story.push("ten minutes later")
      }
      await attempt([current.text], false)
    },
    tried: () => tried,
  }
}

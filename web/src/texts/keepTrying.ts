import { backOff } from "@skorpe/core/domain/connection"

const retries = 5

/** The pauses between two attempts in ms (SPEC §9, DECISIONS §16). */
export const waits = { first: 350, longest: 5600 } as const

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** Loads something with up to 5 retries within 11 s, then rejects; `failed` is called before each retry. */
export const keepTrying = async <Loaded>(load: () => Promise<Loaded>, failed?: () => void): Promise<Loaded> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load()
    } catch (cause) {
      if (failures === retries) throw cause
      failed?.()
      await pause(backOff(failures, waits))
    }
  }
}

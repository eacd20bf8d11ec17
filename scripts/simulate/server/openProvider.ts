import type { AdyenSettings } from "../../../server/src/cardPayments/adyen/AdyenSettings.ts"
import { type Bank, openBank } from "../../../server/standIn/bank.ts"
import { browserSide } from "../../../server/standIn/browserSide.ts"
import { checkoutApi } from "../../../server/standIn/checkoutApi.ts"
import { signedBody } from "../../../server/standIn/notifications.ts"
import type { Told } from "../../../server/standIn/Payment.ts"
import { makeNth } from "./chanceAt.ts"
import type { Chance } from "@skorpe/core/simulation"
import type { Journal } from "./journal.ts"
import type { Answered } from "../../../server/src/testing/plainCall.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"
import { makeWithdrawing } from "./withdrawing.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly chanceOf: (name: string) => Chance
  /** Whether a kind of fault may happen now. */
  readonly may: (kind: Kind) => boolean
  /** Brings a notification to the shop. */
  readonly notify: (body: string) => Promise<Answered>
  /** Called when the shop has taken a notification. */
  readonly taken: () => void
}

const account = { apiKey: "simulated", merchantAccount: "SkorpeSimulated", hmacKey: "5a".repeat(32) }

/** Milliseconds until a notification that was not taken is sent again, and until a late payment is decided. */
const [again, later, unanswered] = [20_000, 40_000, 180_000]

/** The simulated card provider: its bank, and how the server reaches it. */
export interface Provider {
  readonly bank: Bank
  /** The names of the payments that it has withdrawn by itself. */
  readonly withdrawn: ReadonlySet<string>
  readonly settings: AdyenSettings
  /** What its component and its pages in the browser ask for. */
  readonly browse: (request: Request) => Promise<Response>
}

/** The simulated card provider: its calls may fail before or after they act, its notifications be lost, late and doubled. */
export const openProvider = ({ time, journal, chanceOf, may, notify, taken }: Surroundings): Provider => {
  const nth = makeNth()
  const deliver = async (body: string, name: string, tries = 0): Promise<void> => {
    const chance = chanceOf(`${name} delivery ${tries}`)
    const isLost = may("lost notifications") && chance.happens(0.3)
    const sendAgain = () => time.after(again, () => deliver(body, name, tries + 1))
    if (isLost && chance.happens(0.5)) {
      journal.tell(`${name} is lost`)
      return void sendAgain()
    }
    const { status } = await notify(body)
    journal.tell(`${name} arrives: ${status}`)
    if (status === 200) taken()
    // The shop accepted it, but its answer to the provider is lost.
    if (status !== 200 || isLost) sendAgain()
    else if (may("doubled notifications") && chance.happens(0.3)) {
      journal.count("notification doubled")
      time.after(chance.below(10_000), () => notify(body).then(taken))
    }
  }
  const tell = (told: Told): void => {
    const name = nth(`notification ${told.eventCode} ${told.merchantReference} ${told.success}`)
    const wait = chanceOf(name).below(chanceOf(name).happens(0.2) ? 60_000 : 2000)
    const body = signedBody(told, account.merchantAccount, account.hmacKey)
    time.after(wait, () => deliver(body, name))
  }
  const withdrawing = makeWithdrawing({ time, journal, chanceOf, may, tell, bank: () => bank })
  const bank: Bank = openBank(
    (told) => {
      tell(told)
      withdrawing.hear(told)
    },
    { later, unanswered },
    { after: (millis, work) => void time.after(millis, work), clear: () => undefined },
  )
  const api = checkoutApi(bank, account.apiKey)
  const settings: AdyenSettings = {
    environment: "test",
    apiKey: account.apiKey,
    clientKey: "sim_skorpe",
    merchantAccount: account.merchantAccount,
    hmacKeys: [account.hmacKey],
    livePrefix: null,
    standIn: true,
    send: async (request) => {
      const name = nth(`call of the provider ${new URL(request.url).pathname.replace(/^.*\/v72\//, "")}`)
      const chance = chanceOf(name)
      const isAway = may("provider away") && chance.happens(0.2)
      if (isAway && chance.happens(0.5)) throw new Error("the provider is away")
      const answer = await api(request)
      journal.tell(`${name}: ${answer.status}`)
      if (isAway) throw new Error("the provider's answer is lost")
      return answer
    },
  }
  return { bank, withdrawn: withdrawing.withdrawn, settings, browse: browserSide(bank) }
}

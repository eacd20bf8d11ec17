import type { Concern } from "./findConcerns.ts"

const waiting = {
  awaitingPayment: "for their payment, past the time at which they should have lapsed",
  placed: "for their store's answer",
  accepted: "for the kitchen's next report",
} as const

const moves = { capture: "Captures", reverse: "Reversals", refund: "Refunds" } as const

const messages = { sms: "Text messages", mail: "Mails" } as const

/** A sentence for what an operator should look at, as the command line and the operator's page say it. */
export const describeConcern = (concern: Concern): string => {
  switch (concern._tag) {
    case "OrdersWait":
      return `Orders that wait for more than ${concern.minutes} minutes ${waiting[concern.state]}: ${concern.orders}.${concern.state === "awaitingPayment" ? "" : " They are in skorpe kitchen list."}`
    case "MoneyUnseen":
      return `Payments that staff must check: ${concern.matters}. skorpe kitchen money lists them.`
    case "MovesWait":
      return `${moves[concern.kind]} that the provider has not taken for a quarter of an hour: ${concern.moves}.`
    case "MovesUnconfirmed":
      return `${moves[concern.kind]} whose outcome the provider has not told for a day: ${concern.moves}.`
    case "NotificationsWait":
      return `Notifications of the provider that are not processed after a minute: ${concern.notifications}.`
    case "PaymentsUnheardOf":
      return `Payments that the provider authorised and never notified: ${concern.attempts}. Are its notifications still sent here?`
    case "MessagesWait":
      return `${messages[concern.kind]} wait for their gateway, the oldest for more than ${concern.minutes} minutes: ${concern.messages}. The server's log has the reasons.`
    case "MessagesGivenUp":
      return `${messages[concern.kind]} that the gateway never took: ${concern.messages}.`
    case "NearlyFull":
      return `Nearly full: ${concern.name}, ${concern.percent} %.`
    case "CallsWait":
      return `Calls that wait for a place in this process: ${concern.calls}.`
    case "OwnFailures":
      return `Answers of 500 and above by this process in ${concern.minutes} minutes: ${concern.answers}. Its log has the reasons.`
    case "DatabaseAway":
      return "The database does not answer: orders are refused until it does."
    case "FiguresMissing":
      return "The database answers, but the figures of all servers could not be read. The log of this process has the reason."
    case "DatabaseSlow":
      return `The database takes ${concern.millis} ms for the simplest statement, or all connections are taken.`
  }
}

import type { WordsOf } from "../../article.ts"
import { law } from "../law.ts"

/** The privacy policy in English. */
export const en: WordsOf = (market) => {
  const { books, dataAuthority } = law[market.id].en
  return {
    lead: "In short: we know what it takes to make the food and hand it to the right person. The rest is your choice.",
    sections: [
      {
        id: "responsible",
        title: "Who is responsible",
        body: [
          "Skorpe is responsible for the online shop and your account. The store you order from is responsible for what it needs to make and deliver your food. You reach both through the store.",
        ],
      },
      {
        id: "ordering",
        title: "When you order",
        body: [
          "This is what we need to keep our side of the contract:",
          [
            "Name and phone number, so that the store knows whom the food is for and can call.",
            "Address and a word to whoever delivers, when you want it delivered.",
            "What you ordered, when, what it cost and how it was paid.",
            "E-mail, only if you give it.",
          ],
          "Your card number never reaches us. You give it to the payment service, which only tells us whether the payment went through.",
        ],
      },
      {
        id: "account",
        title: "When you have an account",
        body: [
          "Then we also remember your addresses, favourites, points and orders, so that the next time is quicker. You log in with a code by SMS: six digits, good for ten minutes and for one use. Codes and passwords are only kept as fingerprints that nobody can read back.",
          "For each place where you are logged in, we remember which browser and what kind of device it is, so that you know it again at My page.",
          "If you add a passkey, we keep its public half, what kind of device it was made on, and when you last used it. Fingerprints and faces never leave your device.",
          "If you order for a company, those who run the company’s account see what was ordered on it.",
        ],
      },
      {
        id: "device",
        title: "On your device",
        body: [
          "This is kept in your browser, and the shop needs it to work:",
          [
            "The cart: for 24 hours.",
            "The chosen store, favourites, your last ten searches, your last order, which account you used and your choice about cookies: until you delete them.",
            "The keys to your last 50 orders, so that only you can follow them.",
            "The menu and the shop itself, so that they open without network.",
            "The cookie “locale” with the language you chose: for a year.",
            "Once there is something in your cart: a cookie that tells your device from others, so that only you can send your order again. For a week.",
            "Once you have confirmed your number with a code: a cookie that says so. For 90 days, or until you log out.",
            "If you are logged in: a cookie for the session. It ends 24 hours after you were last here.",
          ],
        ],
      },
      {
        id: "statistics",
        title: "Statistics and marketing",
        body: [
          "We count no visits and show no tailored offers until you have said yes, and to each purpose by itself. A no is as easy as a yes, and you may change your mind at any time. If you say no afterwards, the traces that counting left here are removed.",
          "To find faults we learn that something went wrong in the shop, without name, phone number or what you wrote. That is deleted after 30 days.",
        ],
      },
      {
        id: "log",
        title: "The event log",
        body: [
          "The shop remembers what happened on the page, so that a fault can be played again. The log stays on your device. It leaves it only if you save it yourself or send it as a report, and then names, phone numbers, addresses and free text have been replaced. A report that you send is used to find the fault. It is deleted after 30 days. Passwords and codes are never in it.",
        ],
      },
      {
        id: "how-long",
        title: "For how long",
        body: [
          [
            `Orders and receipts: ${books}.`,
            "The account: until you delete it. Then profile, addresses, favourites and codes are gone, and your orders remain without a name.",
            "Invitations from a company: until you accept them, or for 44 days.",
          ],
        ],
      },
      {
        id: "others",
        title: "Who else sees it",
        body: [
          "The store that makes the food, whoever delivers it, the payment service and whoever sends our text messages get what they need for their part. If you have said yes to statistics or marketing, so does whoever counts for us. We sell nobody’s data.",
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        body: [
          "You may ask us",
          [
            "to tell you what we have about you, and to give you a copy",
            "to correct what is wrong",
            "to delete what we need not keep",
            "not to use it for something you object to",
            "to let you withdraw a consent, at any time",
          ],
          "With an account you do most of it yourself at My page: the copy, the profile, your consents and the deletion of the account are there. Otherwise ask in one of the stores, or call them. You get an answer within a month, and it costs nothing. We must be sure that it is you, so we ask for a code by SMS first.",
          `If you think that we do something wrong, you can complain to ${dataAuthority}.`,
          { to: { _tag: "Contact" }, words: "How to reach us" },
        ],
      },
    ],
  }
}

import { type WordsOf, when } from "../../article.ts"
import { law } from "../law.ts"

/** The terms in English. */
export const en: WordsOf = (market) => {
  const { withdrawal, purchase, disputes, beer } = law[market.id].en
  const large = market.largeOrders
  return {
    lead: "These terms apply when you order food online from Skorpe. They are written to be read.",
    sections: [
      {
        id: "contract",
        title: "The contract",
        body: [
          "You buy from the store that makes your food. Its name, address and phone number are on the store’s page and on the tracking page.",
          "Your order is an offer to buy. The contract is made once the store has accepted the order, which you see on the tracking page. If the store cannot make it, it says no with a reason, and you pay nothing.",
        ],
      },
      {
        id: "price",
        title: "Price and payment",
        body: [
          "All prices include tax. Deposits on bottles and cans, and what a delivery costs, are shown separately before you order.",
          "The price is the one that the store confirms in the cart. If it changed while you were choosing, we show the old one and the new one and ask again: you are never charged a sum that you have not seen.",
          "You pay in one of the ways that the checkout shows. If a payment is cancelled or refused, nothing is ordered, and the cart is as it was.",
        ],
      },
      {
        id: "time",
        title: "Collecting and delivery",
        body: [
          "The time shown is what the store estimated when you ordered. On a busy evening it may move, and the tracker shows what the kitchen has reported.",
          "A delivery needs an address within the store’s area and at least the amount shown in the cart. Please be reachable on the phone you gave. If nobody is there to receive the food, we take it back, and it has to be paid for.",
          ...when(
            large !== null,
            `From ${large?.nextDayFrom ?? 0} pizzas on, an order must be for a later day. From ${large?.manualFrom ?? 0} on, arrange it with the store by phone.`,
          ),
        ],
      },
      {
        id: "changes",
        title: "Changing, cancelling, withdrawing",
        body: [
          "Call the store as soon as you can if something is to be changed. As long as it has not started on the food, you will work it out together.",
          `Food that is made for you and spoils quickly is exempt from the right of withdrawal in ${withdrawal}. Once the store has accepted the order, it can therefore not be withdrawn.`,
        ],
      },
      {
        id: "faults",
        title: "When something is wrong",
        body: [
          `Did you get something other than you ordered, or is the food not as it should be? Tell the store as soon as you notice, preferably while it is warm. You may get new food, a lower price or your money back under ${purchase}. A complaint within two months of noticing is always in time.`,
          `If you cannot agree, you can take the matter to ${disputes}.`,
        ],
      },
      {
        id: "beer",
        title: "Beer",
        body: [
          `Beer is sold to those who are ${market.beer.minimumAge} or older and can show valid identification when it is handed over. Otherwise the beer stays with us. ${beer}`,
          "Beer is in no discount and earns no points.",
        ],
      },
      {
        id: "discounts",
        title: "Discounts and codes",
        body: [
          "A code is good for what, when and where it says. Your own discounts, your company’s and our deals cannot be combined. Deposits and beer are outside every discount.",
          "A code that was used on an order that came to nothing becomes valid again.",
        ],
      },
      {
        id: "else",
        title: "Everything else",
        body: [
          "What we know about you is told under Privacy. Allergens are given with each product and are worked out for exactly what you have put together.",
          "We may change these terms. Those that applied when you ordered apply to your order.",
          { to: { _tag: "Page", page: "privacy" }, words: "Privacy and cookies" },
          { to: { _tag: "Page", page: "allergens" }, words: "Allergens" },
        ],
      },
    ],
  }
}

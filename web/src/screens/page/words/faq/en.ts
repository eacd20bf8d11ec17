import { type WordsOf, when } from "../../article.ts"

/** The frequent questions in English. */
export const en: WordsOf = ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
  lead: "What we are asked most. If the answer is not here, call the store.",
  sections: [
    {
      id: "when-ready",
      title: "When will the pizza be ready?",
      body: [
        "The store estimates it, and you see it on the menu and at the checkout. Once you have ordered, the tracker shows each step as the kitchen reports it, and never one that it has not reported.",
      ],
    },
    {
      id: "ahead",
      title: "Can I order ahead?",
      body: [
        "For now the site takes orders that are made right away. If you want your food later, call the store.",
        ...when(
          largeOrders !== null,
          `From ${largeOrders?.nextDayFrom ?? 0} pizzas on you choose the day and time in the cart, up to 30 open days ahead.`,
        ),
      ],
    },
    {
      id: "delivery",
      title: "Do you deliver to my home?",
      body: [
        `Give your address, and you see which store comes there and what it costs. The minimum is ${minimumDelivery / 100} kr, unless the store says otherwise. In some places, such as an arena, we bring the food to a fixed meeting point.`,
      ],
    },
    {
      id: "halves",
      title: "Can I have two half pizzas in one?",
      body: [
        "Yes, any two pizzas of the same size and crust can be halved. The dearer half decides the price, and extra ingredients on only one half cost half. Choose “Half and half” while you build.",
      ],
    },
    {
      id: "ten",
      title: "Why can’t I add more ingredients?",
      body: [
        "With more than ten ingredients the crust does not bake as it should. Sauces and what is free you can always add, and you can take something off to make room.",
      ],
    },
    {
      id: "price",
      title: "Why did the price change?",
      body: [
        "The store confirms the price before you pay. If it is not the one you saw, we show you both and ask first.",
      ],
    },
    {
      id: "code",
      title: "Where do I enter a discount code?",
      body: [
        "In the cart, under discounts, or under Deals on the menu. If it does not work, the reason is given there: it may be used up, good on another day, or only when you collect.",
      ],
    },
    {
      id: "changes",
      title: "Can I change or cancel?",
      body: [
        "Call the store at once. Its number is on the tracking page. When the pizza is in the oven it is too late.",
      ],
    },
    {
      id: "account",
      title: "Do I need an account?",
      body: [
        "No. A name and a phone number are enough.",
        ...when(
          loyalty !== null,
          `Once logging in opens on the site, you can become a member and earn points: ${loyalty?.rewardPoints ?? 0} points take ${(loyalty?.reward ?? 0) / 100} kr off an order.`,
        ),
      ],
    },
    {
      id: "cart",
      title: "What happens to the cart if I leave?",
      body: ["It stays on your device for 24 hours, even without a network and if you change the language."],
    },
    {
      id: "store",
      title: "What if I change the store?",
      body: [
        "The cart comes along, and its price is worked out anew. If the new store does not have what you chose, we tell you before anything is gone.",
      ],
    },
    ...when(largeOrders !== null, {
      id: "many",
      title: "Can I order for many?",
      body: [
        `Yes. From ${largeOrders?.nextDayFrom ?? 0} pizzas on it has to be for a later day, so that the dough has time to rise. From ${largeOrders?.manualFrom ?? 0} on, call the store and make a plan together.`,
      ],
    }),
    {
      id: "beer",
      title: "Why can’t I buy beer?",
      body: [
        `You must be ${beer.minimumAge} or older and show identification.`,
        ...when(
          beer.hours !== null,
          "The law also says when beer may be handed over, and what counts is the time at which you get your food.",
        ),
      ],
    },
    {
      id: "allergy",
      title: "What if I have an allergy?",
      body: [
        "Allergens are given with each product and are worked out anew when you change the pizza. If small amounts make you ill, call the store first.",
        { to: { _tag: "Page", page: "allergens" }, words: "More about allergens" },
      ],
    },
  ],
})

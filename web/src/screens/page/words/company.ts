import { type ArticleIn, when } from "../article.ts"

/** The article about ordering for a company (DECISIONS §13); only one market has it. */
export const company: ArticleIn = {
  nb: ({ largeOrders }) => ({
    lead: "Pizza til møtet, vakten eller fredagslunsjen: en bedrift bestiller på egen konto og betaler samlet.",
    sections: [
      {
        id: "slik",
        title: "Slik virker det",
        body: [
          [
            "En i bedriften registrerer den med organisasjonsnummeret og blir administrator.",
            "Administratoren inviterer kolleger. Invitasjonen gjelder i 14 dager og kan brukes én gang.",
            "Den som bestiller, velger hvem bestillingen er for: seg selv eller bedriften.",
            "Bedriften betaler for alt samlet.",
          ],
        ],
      },
      {
        id: "grenser",
        title: "Grenser som holder",
        body: [
          "Sett en grense for hver bestilling og for hver måned, for hele bedriften og om du vil for hver kollega. Pengene settes av idet noen bestiller, så budsjettet aldri blir brukt to ganger.",
        ],
      },
      {
        id: "henting",
        title: "Henting og store bestillinger",
        body: [
          "Bedriftsbestillinger hentes i butikken.",
          ...when(
            largeOrders !== null,
            `Fra ${largeOrders?.nextDayFrom ?? 0} pizzaer må bestillingen gjelde en senere dag. Fra ${largeOrders?.manualFrom ?? 0} avtaler du den med butikken på telefon.`,
          ),
        ],
      },
      {
        id: "begynn",
        title: "Kom i gang",
        body: [
          "Logg inn, åpne Min side og velg Registrer bedrift. Vi ser på bedriften og godkjenner den for regning. Til da betaler dere i butikken.",
          { to: { _tag: "Account" }, words: "Til Min side" },
        ],
      },
    ],
  }),
  sv: ({ largeOrders }) => ({
    lead: "Pizza till mötet, skiftet eller fredagslunchen: ett företag beställer på eget konto och betalar samlat.",
    sections: [
      {
        id: "sa",
        title: "Så fungerar det",
        body: [
          [
            "Någon i företaget registrerar det med organisationsnumret och blir administratör.",
            "Administratören bjuder in kolleger. Inbjudan gäller i 14 dagar och kan användas en gång.",
            "Den som beställer väljer vem beställningen är för: sig själv eller företaget.",
            "Företaget betalar för allt samlat.",
          ],
        ],
      },
      {
        id: "granser",
        title: "Gränser som håller",
        body: [
          "Sätt en gräns för varje beställning och för varje månad, för hela företaget och om du vill för varje kollega. Pengarna avsätts när någon beställer, så att budgeten aldrig används två gånger.",
        ],
      },
      {
        id: "hamtning",
        title: "Avhämtning och stora beställningar",
        body: [
          "Företagsbeställningar hämtas i butiken.",
          ...when(
            largeOrders !== null,
            `Från ${largeOrders?.nextDayFrom ?? 0} pizzor måste beställningen gälla en senare dag. Från ${largeOrders?.manualFrom ?? 0} gör du upp den med butiken på telefon.`,
          ),
        ],
      },
      {
        id: "borja",
        title: "Kom i gång",
        body: [
          "Logga in, öppna Min sida och välj Registrera företag. Vi tittar på företaget och godkänner det för faktura. Till dess betalar ni i butiken.",
          { to: { _tag: "Account" }, words: "Till Min sida" },
        ],
      },
    ],
  }),
  en: ({ largeOrders }) => ({
    lead: "Pizza for the meeting, the shift or Friday lunch: a company orders on its own account and pays for everything together.",
    sections: [
      {
        id: "how",
        title: "How it works",
        body: [
          [
            "Somebody registers the company with its number and becomes its administrator.",
            "The administrator invites colleagues. An invitation is good for 14 days and for one use.",
            "Whoever orders chooses whom the order is for: themselves or the company.",
            "The company pays for everything together.",
          ],
        ],
      },
      {
        id: "limits",
        title: "Limits that hold",
        body: [
          "Set a limit for each order and each month, for the whole company and, if you like, for each colleague. The money is set aside as somebody orders, so that a budget is never spent twice.",
        ],
      },
      {
        id: "collecting",
        title: "Collecting and large orders",
        body: [
          "Company orders are collected at the store.",
          ...when(
            largeOrders !== null,
            `From ${largeOrders?.nextDayFrom ?? 0} pizzas on, an order must be for a later day. From ${largeOrders?.manualFrom ?? 0} on, arrange it with the store by phone.`,
          ),
        ],
      },
      {
        id: "begin",
        title: "Get started",
        body: [
          "Log in, open My page and choose Sign up a company. We look at the company and approve it for ordering on account. Until then you pay in the store.",
          { to: { _tag: "Account" }, words: "To My page" },
        ],
      },
    ],
  }),
}

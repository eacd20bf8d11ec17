import {
  AdyenCheckout,
  Card,
  type CoreConfiguration,
  Dropin,
  Klarna,
  type PaymentAction,
  Redirect,
  Swish,
  Vipps,
} from "@adyen/adyen-web"
import "@adyen/adyen-web/styles/adyen.css"
import "./adyen.css"
import { readComponentError } from "./readComponentError.ts"
import { standInUrls } from "./standInUrls.ts"

/** The callbacks of a step: details were given, the customer left it, or the component failed. */
export interface StepCallbacks {
  readonly give: (details: string) => void
  readonly leave: () => void
  readonly break: () => void
}

/** The component, mounted on the page. */
export interface MountedComponent {
  readonly collect: (asked: StepCallbacks) => void
  readonly act: (action: string, asked: StepCallbacks) => void
  /** Drops the callbacks. */
  readonly dropCallbacks: () => void
  readonly remove: () => void
}

/** What the server sends for the component; its types are the provider's own. */
type Provider = Pick<CoreConfiguration, "clientKey" | "locale" | "countryCode" | "amount"> & {
  readonly environment: "test" | "live"
  readonly standIn: boolean
  readonly paymentMethods: CoreConfiguration["paymentMethodsResponse"]
}

/** Shows Adyen's Drop-in. It fails when the component does not load. */
export const mountAdyen = async (provider: string, place: HTMLElement): Promise<MountedComponent> => {
  const { standIn, paymentMethods, ...given } = JSON.parse(provider) as Provider
  // A component that loads too late is mounted in an element that is no longer on the page.
  const own = document.createElement("div")
  place.replaceChildren(own)
  let asked: StepCallbacks | null = null
  let step: "collect" | "act" = "collect"
  const checkout = await AdyenCheckout({
    ...given,
    ...(paymentMethods === undefined ? {} : { paymentMethodsResponse: paymentMethods }),
    ...(standIn ? { _environmentUrls: standInUrls(location.origin) } : {}),
    analytics: { enabled: false },
    risk: { enabled: false },
    exposeLibraryMetadata: false,
    // The steps are the shop's calls: the component only collects details, and shows the step that it is given.
    onSubmit: ({ data }) => asked?.give(JSON.stringify(data)),
    onAdditionalDetails: ({ data }) => asked?.give(JSON.stringify(data)),
    onError: ({ name }) => {
      const ending = readComponentError(name, step)
      if (ending === "left") asked?.leave()
      if (ending === "broken") asked?.break()
    },
  })
  const dropin = new Dropin(checkout, {
    paymentMethodComponents: [Card, Redirect, Vipps, Klarna, Swish],
    disableFinalAnimation: true,
  })
  dropin.mount(own)
  let isFresh = true
  return {
    collect: (by) => {
      asked = by
      step = "collect"
      if (!isFresh) dropin.setStatus("ready")
      isFresh = false
    },
    act: (action, by) => {
      asked = by
      step = "act"
      dropin.handleAction(JSON.parse(action) as PaymentAction)
    },
    dropCallbacks: () => {
      asked = null
    },
    remove: () => {
      asked = null
      dropin.unmount()
    },
  }
}

import { Effect } from "effect"
import { ComponentBroken, ComponentLeft, type PaymentComponent } from "@skorpe/core/services"
import type { Asked, Standing } from "./mountAdyen.ts"

/** Where the payment screen has its place for the component. */
const placeOf = (): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = (): void => {
      const place = document.querySelector<HTMLElement>("[data-payment-place]")
      if (place === null) requestAnimationFrame(look)
      else resolve(place)
    }
    look()
  })

/**
 * The provider's component in the payment screen, loaded at the first payment. It holds what the customer types until
 * it is sent: the one state of the page that no replay has (decision 28).
 */
const makeAdyenComponent = (): PaymentComponent => {
  let standing: Standing | null = null
  const stand = async (provider: string): Promise<Standing> => {
    const place = await placeOf()
    if (standing !== null && standing.provider === provider && standing.place === place) return standing
    standing?.remove()
    standing = null
    const { mountAdyen } = await import("./mountAdyen.ts")
    standing = await mountAdyen(provider, place)
    return standing
  }
  const asking = (provider: string, ask: (standing: Standing, asked: Asked) => void) =>
    Effect.callback<string, ComponentBroken | ComponentLeft>((resume) => {
      let isOver = false
      const asked: Asked = {
        give: (details) => resume(Effect.succeed(details)),
        leave: () => resume(Effect.fail(new ComponentLeft())),
        break: () => resume(Effect.fail(new ComponentBroken())),
      }
      const begin = async (): Promise<void> => {
        try {
          const at = await stand(provider)
          if (!isOver) ask(at, asked)
        } catch {
          asked.break()
        }
      }
      void begin()
      return Effect.sync(() => {
        isOver = true
        standing?.hush()
      })
    })
  return {
    collect: (provider) => asking(provider, (at, asked) => at.collect(asked)),
    act: (provider, action) => asking(provider, (at, asked) => at.act(action, asked)),
  }
}

/** The page's one component. */
export const adyenComponent = makeAdyenComponent()

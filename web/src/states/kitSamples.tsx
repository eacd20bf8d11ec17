import { ShoppingBag } from "lucide-react"
import type { ComponentType } from "react"
import { appTexts } from "../shop/texts.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { FindField } from "../kit/FindField.tsx"
import { Logo } from "../kit/Logo.tsx"
import { Message, type MessageTone } from "../kit/Message.tsx"
import { PageTitle } from "../kit/PageTitle.tsx"
import { Progress } from "../kit/Progress.tsx"
import { RadioTiles } from "../kit/RadioTiles.tsx"
import { Sheet } from "../kit/Sheet.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import { Stepper } from "../kit/Stepper.tsx"
import { Switch } from "../kit/Switch.tsx"
import { Tick } from "../kit/Tick.tsx"
import { dialogTexts } from "../overlays/dialog/texts.ts"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { checkoutTexts } from "../screens/checkout/texts.ts"
import { heroPizza } from "../products/heroPizzas.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"

const nothing = (): void => undefined

const Buttons = () => {
  const t = useTexts(appTexts)
  return (
    <>
      <Button>{t("chooseStore")}</Button>
      <Button look="calm">{t("chooseStore")}</Button>
      <Button look="quiet">{t("chooseStore")}</Button>
      <Button aria-disabled>{t("cart")}</Button>
      <Button look="calm">
        <ShoppingBag size={16} aria-hidden /> {t("cart")}
      </Button>
    </>
  )
}

const Fields = () => {
  const t = useTexts(checkoutTexts)
  const how = { onText: nothing, onLeave: nothing }
  return (
    <>
      <Field {...how} id="empty" label={t("firstName")} value="" />
      <Field {...how} id="filled" label={t("phone")} value="22 11 11 11" hint={t("phoneHint")} />
      <Field {...how} id="faulty" label={t("email")} value="kunde" fault={t("invalidEmail")} optional={t("optional")} />
      <Field {...how} id="long" label={t("message")} value="" lines={3} optional={t("optional")} />
    </>
  )
}

const FindFields = () => {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <FindField id="nothing-to-find" label={t("message")} value="" onText={nothing} />
      <FindField id="something-to-find" label={t("phone")} value="karl joh" onText={nothing} />
    </>
  )
}

const tones: readonly MessageTone[] = ["good", "info", "wrong", "offline"]

const Messages = () => {
  const t = useTexts(dialogTexts)
  return tones.map((tone) => (
    <Message key={tone} tone={tone}>
      <p>{t("notForDelivery")}</p>
    </Message>
  ))
}

const Title = () => <PageTitle>{useTexts(checkoutTexts)("title")}</PageTitle>

const Tiles = () => {
  const t = useTexts(dialogTexts)
  const tiles = [
    { value: "one", label: t("ageYes"), detail: ["299 kr"] },
    { value: "two", label: t("ageNo") },
    { value: "three", label: t("done"), disabled: true },
  ]
  return <RadioTiles legend={t("uhOh")} name="tiles" tiles={tiles} value="one" onChoose={nothing} />
}

const Sheets = () => {
  const t = useTexts(dialogTexts)
  return (
    <Sheet
      title={t("uhOh")}
      closeWord={t("close")}
      from="below"
      size="half"
      isOpen
      focus="on"
      opener={() => null}
      onClose={nothing}
      onSwiped={nothing}
    >
      <p>{t("notForCarryout")}</p>
    </Sheet>
  )
}

const Steppers = () => {
  const t = useTexts(appTexts)
  const how = { label: t("cart"), less: "−", more: "+", onLess: nothing, onMore: nothing }
  return (
    <>
      <Stepper {...how} value={2} />
      <Stepper {...how} value={1} removes />
      <Stepper {...how} value={1} atLeast />
      <Stepper {...how} value={9} atMost />
    </>
  )
}

const ProgressBars = () => {
  const t = useTexts(appTexts)
  return [0, 40, 100].map((value) => (
    <div key={value}>
      <p id={`progress-${value}`}>{t("cart")}</p>
      <Progress value={value} max={100} labelledBy={`progress-${value}`} />
    </div>
  ))
}

const Switches = () => {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <Switch name={t("smsOptIn")} about={t("phoneHint")} isOn={false} onSwitch={nothing} />
      <Switch name={t("smsOptIn")} about={t("phoneHint")} isOn onSwitch={nothing} />
      <Switch name={t("smsOptIn")} about={t("phoneHint")} isOn />
    </>
  )
}

const Ticks = () => {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <Tick ticked={false} onTick={nothing}>
        {t("smsOptIn")}
      </Tick>
      <Tick ticked onTick={nothing} about={{ id: "tick-about", words: t("phoneHint") }}>
        {t("smsOptIn")}
      </Tick>
      <Tick ticked={false} onTick={nothing} fault={{ id: "tick-fault", words: t("invalidEmail") }}>
        {t("smsOptIn")}
      </Tick>
    </>
  )
}

const Pizzas = () =>
  (["raw", "baked", "boxed"] as const).map((stage) => (
    <PizzaPicture key={stage} {...heroPizza} stage={stage} detail="plain" size={160} />
  ))

/**
 * Samples of each part of the kit in all its variants, by file name, and of the pizza at each stage; texts are the
 * shop's.
 */
export const kitSamples: Readonly<Record<string, ComponentType>> = {
  Button: Buttons,
  Field: Fields,
  FindField: FindFields,
  Logo: () => <Logo />,
  Message: Messages,
  PageTitle: Title,
  Progress: ProgressBars,
  RadioTiles: Tiles,
  Sheet: Sheets,
  Skeleton: () => <Skeleton height="4rem" count={3} />,
  Stepper: Steppers,
  Switch: Switches,
  Tick: Ticks,
  Pizza: Pizzas,
}

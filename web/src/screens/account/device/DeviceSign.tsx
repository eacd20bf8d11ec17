import type { SystemKind } from "@skorpe/core/domain/account"
import { Monitor, Smartphone, Tablet } from "lucide-react"

const signs: Readonly<Partial<Record<SystemKind, typeof Monitor>>> = {
  iphone: Smartphone,
  android: Smartphone,
  ipad: Tablet,
}

/** The icon of a customer's device. */
export const DeviceSign = ({ system }: { readonly system: SystemKind }) => {
  const Sign = signs[system] ?? Monitor
  return <Sign size={24} aria-hidden />
}

import type { ReactNode } from "react"
import { Router } from "wouter"
import { type Shop, ShopContext } from "./shopContext.ts"
import { worldLocation } from "./worldLocation.ts"

interface ShopProviderProps {
  readonly value: Shop
  /** The address that a server renders. */
  readonly ssrPath?: string | undefined
  readonly children: ReactNode
}

/** Provides the shop to all components below, and its location to wouter's links. */
export const ShopProvider = ({ value, ssrPath, children }: ShopProviderProps) => (
  <ShopContext value={value}>
    <Router {...worldLocation} {...(ssrPath !== undefined && { ssrPath })}>
      {children}
    </Router>
  </ShopContext>
)

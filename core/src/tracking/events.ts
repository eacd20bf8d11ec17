/** Tracking tells the house which store bakes the order that is shown: its menu knows how the pizza looks. */
export interface OrderOpened {
  readonly type: "OrderOpened"
  readonly storeId: string
}

import type { KitchenPage } from "../domain/order/kitchenOrder.ts"

/** A page of one order, which is delivered and paid at the door. */
export const kitchenPageExample: (typeof KitchenPage)["Encoded"] = {
  items: [
    {
      orderId: "k3v9w2m8x4t6n1p7q5rz",
      sequence: 2,
      number: 7,
      storeId: "101",
      deliveryMethod: "delivery",
      firstName: "Kunde",
      lastName: "1",
      phone: "+4740000011",
      message: "Godt stekt, takk",
      address: {
        street: "Dronningens gate 3",
        postalCode: "0151",
        city: "Oslo",
        position: { latitude: 59.9217, longitude: 10.74488 },
        deliveryDescription: "3. etasje",
        contactless: false,
      },
      hotspot: null,
      placedAt: "2026-11-21T11:00:00.000Z",
      startAt: "2026-11-21T11:00:00.000Z",
      advanceOrderTime: null,
      estimatedAt: "2026-11-21T11:45:00.000Z",
      status: "accepted",
      step: null,
      next: { type: "Step", step: "received" },
      reason: null,
      lines: [
        {
          codes: ["MARG_AM30"],
          quantity: 2,
          name: "Margherita",
          variant: "Medium 30 cm, amerikansk",
          size: "medium",
          crust: "american",
          changes: [{ code: "PE", name: "Pepperoni", quantity: 1.5, part: "w" }],
          hasAlcohol: false,
        },
      ],
      paymentType: "INSTORE",
      total: 477,
      toCollect: 477,
    },
  ],
  next: null,
  position: "81234",
}

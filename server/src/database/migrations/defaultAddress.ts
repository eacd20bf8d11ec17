import type { Migration } from "./Migration.ts"

/** Which of a customer's addresses is their default: the one that they chose last. */
export const defaultAddress: Migration = {
  name: "0011 default address",
  statements: [
    `CREATE SEQUENCE customer_address_choice`,
    // The number of the choice. When the default is removed, the one that was chosen before it is the default again.
    `ALTER TABLE customer_address ADD COLUMN chosen bigint`,
  ],
}

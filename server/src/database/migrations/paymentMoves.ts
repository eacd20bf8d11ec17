import type { Migration } from "./Migration.ts"

/** Captures, reversals and refunds as a queue, and the list of money that staff must look at. */
export const paymentMoves: Migration = {
  name: "0009 payment moves",
  statements: [
    `ALTER TABLE payment_charge
      ADD COLUMN attempt text,
      ADD COLUMN amount bigint,
      ADD COLUMN currency text,
      ADD COLUMN captured_at timestamptz,
      ADD COLUMN refunded bigint NOT NULL DEFAULT 0`,
    `UPDATE payment_charge SET attempt = told.notification ->> 'reference',
        amount = (told.notification ->> 'amount')::bigint, currency = told.notification ->> 'currency'
      FROM payment_notification AS told
      WHERE told.psp_reference = payment_charge.psp_reference AND told.notification ->> 'kind' = 'authorisation'
        AND told.success`,
    // A move is waiting, then sent, then has an outcome: done or failed as the provider notified, refused when it did
    // not take it, dropped when it was no longer wanted before it was sent.
    `CREATE TABLE payment_move (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      charge text NOT NULL REFERENCES payment_charge (psp_reference),
      order_id text NOT NULL REFERENCES orders (id),
      kind text NOT NULL CHECK (kind IN ('capture', 'reverse', 'refund')),
      why text NOT NULL,
      amount bigint CHECK (amount > 0),
      idempotency_key text NOT NULL UNIQUE CHECK (length(idempotency_key) <= 64),
      asked_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL,
      sent_at timestamptz,
      outcome text CHECK (outcome IN ('done', 'failed', 'refused', 'dropped')),
      outcome_at timestamptz
    )`,
    `CREATE INDEX payment_move_of ON payment_move (charge)`,
    `CREATE UNIQUE INDEX payment_move_once ON payment_move (charge, kind) WHERE kind <> 'refund'`,
    `CREATE INDEX payment_move_due ON payment_move (next_at) WHERE sent_at IS NULL AND outcome IS NULL`,
    `INSERT INTO payment_move (charge, order_id, kind, why, idempotency_key, asked_at, tries, next_at, sent_at)
      SELECT psp_reference, order_id, 'reverse', reversal, left('reverse-' || psp_reference, 64),
             at, reversal_tries, reversal_next_at, reversal_sent_at
      FROM payment_charge WHERE reversal IS NOT NULL`,
    `DROP INDEX payment_charge_going_back`,
    `ALTER TABLE payment_charge
      DROP COLUMN reversal_tries, DROP COLUMN reversal_next_at, DROP COLUMN reversal_sent_at`,
    // The name holds the kind and its subject, so that a repeated notification adds no second row.
    `CREATE TABLE money_notice (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE,
      kind text NOT NULL,
      order_id text,
      charge text,
      amount bigint,
      currency text,
      at timestamptz NOT NULL,
      seen_at timestamptz
    )`,
    `CREATE INDEX money_notice_unseen ON money_notice (id) WHERE seen_at IS NULL`,
  ],
}

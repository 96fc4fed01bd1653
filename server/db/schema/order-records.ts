import type { Specification } from './catalogue'

// What columns of an order hold as JSON.

/** A customer's wish to cancel; `declined_at` when staff have said no. */
export type CancelRequestRecord = {
  reason: string
  requested_by: string
  requested_at: string
  answer: string | null
  declined_at: string | null
}

/** What the customer wants when the contract ends, and how it stands with the addendum that answers it (ADR 509). */
export type ContractEndRecord = {
  choice: 'renew' | 'return' | 'upgrade' | null
  duration_months: number | null
  message: string | null
  said_by: string | null
  said_at: string | null
  addendum: 'open' | 'refused' | null
}

export type ProposalLine = {
  kind: 'product' | 'service' | 'upgrade' | 'coupon' | 'readjustment'
  label: string
  amount: string
}

/** What a version says besides its sums, as it was when it was issued: its PDF is the same whenever it is read. */
export type ProposalContent = {
  /** `attention`: the person who asked for it. */
  customer: { corporate_name: string; cnpj: string; attention: string | null }
  /** The salesperson who answers for it. */
  seller: string | null
  items: {
    name: string
    model: string
    color: string | null
    specifications: Specification[]
    quantity: number
    /** Monthly price of one unit with the plan, without the service package. */
    unit_price: string
    /** Missing in versions from before there were any. */
    upgrades?: { name: string; quantity: number; unit_price: string }[]
  }[]
  service_package: { name: string; description: string; features: string[] }
  deliveries: {
    label: string
    recipient: string
    /** Street, place and postal code, a line each. */
    lines: string[]
    insurance: boolean
    items: { name: string; quantity: number }[]
  }[]
  conditions: string[]
  comment: string | null
  /** What was said with it; the column `message` turns into the justification of a refusal. */
  message: string | null
  /** Instant until which the units are held. */
  valid_until: string
}

import type { PaymentMethod } from '@/services/billing/payments/payment-words.rules'

/** A boleto that is to be registered. */
export type NewCharge = {
  /** The same key gives the same charge, unless that one was cancelled: a repeated call registers it once. */
  key: string
  /** What bank statements show: `FAT000231`. */
  reference: string
  /** Decimal text. */
  amount: string
  /** `YYYY-MM-DD` */
  dueOn: string
  payer: { name: string; cnpj: string }
}

export type Charge = {
  /** What the provider calls it. */
  id: string
  reference: string
  status: 'open' | 'paid' | 'canceled'
  digitableLine: string
  payments: ChargePayment[]
}

export type ChargePayment = { id: string; amount: string; paidOn: string; method: PaymentMethod }

/** Who registers boletos and knows what was paid. Every failure of it is a `PaymentFailure`. */
export type PaymentProvider = {
  isSandbox: boolean
  register: (charge: NewCharge) => Promise<Charge>
  read: (id: string) => Promise<Charge>
  /** Cancels it; safe to repeat, and without effect on one that is paid. */
  cancel: (id: string) => Promise<void>
}

export type PaymentFailureCode = 'access_refused' | 'not_found' | 'refused' | 'busy' | 'unavailable' | 'unreadable'

/** Why a call to the provider failed. */
export class PaymentFailure extends Error {
  constructor(
    readonly code: PaymentFailureCode,
    /** The provider's message, for staff. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`)
    this.name = 'PaymentFailure'
  }

  /** True when a retry may succeed. */
  get isPassing(): boolean {
    return this.code === 'busy' || this.code === 'unavailable' || this.code === 'unreadable'
  }
}

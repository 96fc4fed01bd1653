import { randomUUID } from 'node:crypto'
import { digitableLine } from '@/services/billing/payments/boleto.rules'
import { must } from '@/services/invariant/must.rules'
import { toCents } from '@/services/simulation/money.rules'
import type { ChargePayment } from '../provider'

export type SandboxCharge = {
  id: string
  key: string
  reference: string
  amount: string
  due_on: string
  status: 'open' | 'paid' | 'canceled'
  digitable_line: string
  payments: ChargePayment[]
}

type NewCharge = Pick<SandboxCharge, 'key' | 'reference' | 'amount' | 'due_on'>

/** No bank has this code. */
const BANK = '999'

/** The provider's charges, in memory, and what payers do with them. */
export function sandboxCharges(onEvent: (charge: SandboxCharge) => void) {
  const all = new Map<string, SandboxCharge>()
  return {
    all,
    /** The same key gives the same charge, unless that one was cancelled. */
    register(wanted: NewCharge): SandboxCharge {
      const known = [...all.values()].find(({ key, status }) => key === wanted.key && status !== 'canceled')
      if (known) return known
      const free = String(all.size + 1).padStart(25, '0')
      const terms = { amount: toCents(wanted.amount), dueOn: wanted.due_on }
      const charge: SandboxCharge = {
        ...wanted,
        id: randomUUID(),
        status: 'open',
        digitable_line: digitableLine({ bank: BANK, free, ...terms }),
        payments: [],
      }
      all.set(charge.id, charge)
      return charge
    },
    cancel(charge: SandboxCharge): void {
      if (charge.status === 'open') charge.status = 'canceled'
    },
    /** Somebody pays it, even if it was cancelled a moment before; the provider tells so by its webhook. */
    pay(id: string, { amount, paidOn }: { amount?: string; paidOn: string }): void {
      const charge = must(all.get(id), `charge ${id}`)
      charge.payments.push({ id: randomUUID(), amount: amount ?? charge.amount, paidOn, method: 'BOLETO' })
      charge.status = 'paid'
      onEvent(charge)
    },
  }
}

export type SandboxCharges = ReturnType<typeof sandboxCharges>

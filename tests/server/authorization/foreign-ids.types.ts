import type { Things } from '@/tests/factories/people/two-companies'

export type Refusal = 'not_found' | 'invalid' | 'forbidden' | 'coupon_not_valid' | 'nothing in the list'

/** A call that names a foreign thing, with a body that would do if the thing were one's own. */
export type Attempt = {
  by: 'manager' | 'buyer' | 'salesperson'
  /** For the parameters of the path. */
  at?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  upload?: true
  refusal?: Refusal
  /** The foreign thing is named beside something of one's own, which its owners could not name. */
  mixed?: true
}

export type Row = (things: Things) => Attempt[]
export type Rest = Omit<Attempt, 'by'>

export const manager = (rest: Rest): Attempt => ({ by: 'manager', ...rest })
export const salesperson = (rest: Rest): Attempt => ({ by: 'salesperson', ...rest })

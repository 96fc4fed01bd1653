import type { Things } from '@/tests/factories/people/two-companies'

export type Refusal = 'not_found' | 'invalid' | 'forbidden' | 'coupon_not_valid' | 'nothing in the list'

/** A call with a foreign id, and a body that would be valid with an id of one's own. */
export type Attempt = {
  by: 'manager' | 'buyer' | 'salesperson'
  /** The path parameters. */
  at?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  upload?: true
  refusal?: Refusal
  /** The foreign id comes together with an id of one's own, so its owners could not make this call. */
  mixed?: true
}

export type Row = (things: Things) => Attempt[]
export type Rest = Omit<Attempt, 'by'>

export const manager = (rest: Rest): Attempt => ({ by: 'manager', ...rest })
export const salesperson = (rest: Rest): Attempt => ({ by: 'salesperson', ...rest })

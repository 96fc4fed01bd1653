import type { Quotation } from './simulation.schema'

type State = Pick<Quotation, 'status' | 'expires_at'>

/** True while a quotation can be gone on with: neither an order, nor discarded, nor past its day. */
export const isOpen = ({ status, expires_at }: State, now = new Date()): boolean =>
  status === 'open' && new Date(expires_at) > now

import {
  onCheck,
  onClose,
  onCustomerMessage,
  onReopen,
  onStaffReply,
  onStaffTurn,
  openClocks,
  type TicketClocks,
} from '@/services/tickets/clocks.rules'
import { DEFAULT_POLICY } from '@/services/tickets/policy.rules'

export type ClockedTicket = TicketClocks & { closedAt: Date | null }

/** A local time in São Paulo, `2026-11-23T10:00`. */
export const at = (local: string) => new Date(`${local}:00-03:00`)

const STEPS: Record<string, (ticket: ClockedTicket, now: Date) => Partial<ClockedTicket>> = {
  /** Staff ask something back. */
  wait: (ticket, now) => onStaffReply(ticket, now, { waitForCustomer: true }),
  reply: (ticket, now) => onStaffReply(ticket, now, { waitForCustomer: false }),
  message: onCustomerMessage,
  take: onStaffTurn,
  check: onCheck,
  close: (ticket, now) => ({ ...onClose(ticket, now), closedAt: now }),
  reopen: (ticket, now) => ({ ...onReopen(ticket, now), closedAt: null }),
}

/** The clocks of a ticket after steps such as `2026-11-23T14:00 wait`. */
export function walkClocks(opened: string, steps: readonly string[], policy = DEFAULT_POLICY): ClockedTicket {
  const ticket: ClockedTicket = { ...openClocks(policy, at(opened)), closedAt: null }
  return steps.reduce((before, step) => {
    const [local = '', name = ''] = step.split(' ')
    return { ...before, ...STEPS[name]?.(before, at(local)) }
  }, ticket)
}

import type { TicketRow } from './visible-tickets.repository'

/** What is set when the turn is staff's: nobody's silence is counted. */
export const STAFF_TURN = { waitingFor: 'staff', waitingSince: null, remindedAt: null } as const

/** What is set when the customer is to answer: their silence is counted from then on. */
export const customerTurn = (now: Date) => ({ waitingFor: 'customer', waitingSince: now, remindedAt: null }) as const

/** What every closing sets, by whomever; by nobody (null) when it closes by itself. */
export const closedColumns = ({ closings }: TicketRow, now: Date, by: number | null) =>
  ({
    status: 'CLOSED',
    waitingFor: null,
    waitingSince: null,
    remindedAt: null,
    closedAt: now,
    closedBy: by,
    closings: closings + 1,
  }) as const

/** What every opening again sets, by whomever. */
export const REOPENED = { ...STAFF_TURN, status: 'IN_PROGRESS', closedAt: null, closedBy: null } as const

import { type Author, recordEvent } from '@/server/audit/audit.service'
import { followDisputeTicket } from '@/server/billing/invoices/disputing/disputes.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import { type TicketChange, updateTicket } from './tickets.repository'
import type { TicketRow } from './visible-tickets.repository'

type Change = {
  set: TicketChange
  action: AuditAction
  message?: string | null
  before?: unknown
  after?: unknown
}

/**
 * The only way to change a ticket that exists: the columns, the next version and the row of the history, which open screens
 * learn of with the commit; an invoice that is contested in it follows. The caller holds the ticket's lock.
 */
export async function changeTicket(
  tx: Tx,
  author: Author,
  ticket: Pick<TicketRow, 'id' | 'companyId' | 'version'>,
  { set, ...event }: Change,
): Promise<TicketRow> {
  const version = ticket.version + 1
  const changed = await updateTicket(tx, ticket.id, { ...set, version, updatedAt: new Date() })
  await recordEvent(tx, author, {
    model: 'ticket',
    objectId: ticket.id,
    companyId: ticket.companyId,
    version,
    ...event,
  })
  if (set.status !== undefined || set.mergedIntoId !== undefined) await followDisputeTicket(tx, author, changed)
  return changed
}

/** Refuses 409 when the ticket was changed after the caller read it. */
export function requireVersion({ version }: Pick<TicketRow, 'version'>, known: number): void {
  if (version === known) return
  throw new Refusal('conflict', {
    errors: ['O chamado mudou enquanto você lia. Mostramos agora como ele está; nada foi alterado.'],
  })
}

/** Refuses 409 for a ticket whose conversation goes on in another one. */
export function requireUnmerged({ mergedIntoId }: Pick<TicketRow, 'mergedIntoId'>): void {
  if (mergedIntoId === null) return
  throw new Refusal('conflict', {
    errors: [`Esse chamado continua no chamado ${String(mergedIntoId)}.`],
    data: { merged_into: mergedIntoId },
  })
}

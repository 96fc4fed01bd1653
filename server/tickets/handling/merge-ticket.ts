import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { onClose, onMergeOf, onReopen } from '@/services/tickets/clocks.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { changeTicket, requireUnmerged, requireVersion } from '../change-ticket'
import { getTicketIn } from '../detail/get-ticket'
import { insertLine } from '../messages/ticket-messages.repository'
import { assigneeWhoStays, messageKey, notifyCustomers } from '../notices'
import { isExchangeOpen, moveMerged } from '../tickets.repository'
import { closedColumns, REOPENED, STAFF_TURN } from '../turn-columns'
import { isSeenBy, lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'

/**
 * Merges a ticket into another one of the same company: it is closed, and its messages are shown in the other one, where
 * they stay by reference. What waits for staff in an open one waits in the other one, which is opened again for it if it
 * is closed.
 * Refuses 404 for a ticket that the actor may not see or of another company, 400 when whoever opened one of them
 * may not see the other, 409 into itself, into a merged one, of two closed ones, and when it changed since it was read.
 * @returns the ticket that goes on
 */
export function mergeTicket(
  actor: Actor,
  ticketId: number,
  { into, version }: { into: number; version: number },
): Promise<Ticket> {
  if (into === ticketId) throw refuseMerge('Escolha outro chamado: esse é o mesmo.')
  return transaction(async (tx) => {
    const [source, target] = await lockBoth(tx, actor, ticketId, into)
    if (source.companyId !== target.companyId) throw new Refusal('not_found')
    requireUnmerged(source)
    if (target.mergedIntoId !== null) throw refuseMerge('Esse chamado já foi juntado a outro.')
    if (source.status === 'CLOSED' && target.status === 'CLOSED')
      throw refuseMerge('Os dois chamados estão encerrados. Reabra um deles antes.')
    requireVersion(source, version)
    // From then on whoever sees the one that goes on reads both.
    const [sees, isSeen] = [await isSeenBy(tx, source.openedBy, target), await isSeenBy(tx, target.openedBy, source)]
    if (!sees || !isSeen)
      throw refuseField('into', 'Quem abriu um dos chamados não pode ver o outro. Responda nos dois.')
    const now = new Date()
    await moveMerged(tx, source.id, target.id)
    const isClosed = source.status === 'CLOSED'
    const isAsked = source.waitingFor === 'staff' || (!isClosed && target.status === 'CLOSED')
    const merged = await changeTicket(tx, actor, source, {
      action: 'merged',
      after: { into: target.id },
      set: {
        mergedIntoId: target.id,
        ...(!isClosed && { assigneeId: null, ...onClose(source, now), ...closedColumns(source, now, actor.id) }),
      },
    })
    const lineId = await insertLine(tx, target.id, 'merged', { by: actor.id, about: source.id })
    await changeTicket(tx, actor, target, {
      action: 'merged',
      before: { status: target.status },
      after: { from: source.id, status: isAsked ? goingOn(target) : target.status },
      set: {
        ...(isAsked && (await goOn(tx, source, target, now))),
        ...(await exchangeOf(tx, source, target)),
      },
    })
    await notifyCustomers(tx, merged, {
      kind: 'ticket_closed',
      key: messageKey(lineId),
      author: actor,
      title: `Seu chamado continua no chamado ${String(target.id)}`,
      sentences: [`Era sobre o mesmo assunto que o chamado ${String(target.id)}, “${target.subject}”.`],
    })
    return getTicketIn(tx, actor, target.id)
  })
}

/** Both locked, in the order of their ids, so that two merges cannot wait for each other. */
async function lockBoth(tx: Tx, actor: Actor, source: number, target: number): Promise<[TicketRow, TicketRow]> {
  const rows = new Map<number, TicketRow>()
  for (const id of [source, target].toSorted((one, other) => one - other))
    rows.set(id, await lockVisibleTicket(tx, actor, id))
  return [orNotFound(rows.get(source)), orNotFound(rows.get(target))]
}

const goingOn = ({ status }: TicketRow) => (status === 'CLOSED' ? ('IN_PROGRESS' as const) : status)

/** What the customer asked in the source waits in the target: staff have the turn, and a closed one is open again. */
async function goOn(tx: Tx, source: TicketRow, target: TicketRow, now: Date) {
  const reopened =
    target.status === 'CLOSED'
      ? { ...onReopen(target, now), ...REOPENED, assigneeId: await assigneeWhoStays(tx, target) }
      : {}
  return { ...reopened, ...onMergeOf(source, { ...target, ...reopened }, now), ...STAFF_TURN }
}

/** An exchange that is not finished is followed in the target, which is about the same unit or about none. */
async function exchangeOf(tx: Tx, source: TicketRow, target: TicketRow) {
  if (target.unitId !== null && target.unitId !== source.unitId) return {}
  if (!(await isExchangeOpen(tx, source.exchangeId)) || (await isExchangeOpen(tx, target.exchangeId))) return {}
  const { exchangeId, unitId, unitSerial, unitProduct } = source
  return { exchangeId, unitId, unitSerial, unitProduct }
}

const refuseMerge = (sentence: string): Refusal => refuseField('into', sentence, 'conflict')

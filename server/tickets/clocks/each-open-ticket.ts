import { transaction, type Tx } from '@/server/db/client'
import { log } from '@/server/http/log'
import type { TicketRow } from '../visible-tickets.repository'
import { lockOpenTicket } from './clocks.repository'

/**
 * Works through tickets, each locked and in a transaction of its own, so that a stopped run loses nothing; one that is
 * closed or being changed meanwhile is left out. One that fails does not keep the others waiting: it is logged, and the
 * job fails at the end.
 */
export async function eachOpenTicket(
  ids: readonly number[],
  work: (tx: Tx, ticket: TicketRow) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) {
    try {
      await transaction(async (tx) => {
        const ticket = await lockOpenTicket(tx, id)
        if (ticket) await work(tx, ticket)
      })
    } catch (error) {
      log().error({ err: error, ticket: id }, 'a ticket could not be looked at')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'tickets that could not be looked at')
}

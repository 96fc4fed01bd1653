import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { LAST_ID } from '@/services/config/id.schema'
import type { FoundTicket } from '@/services/search/search.schema'
import { findTickets } from './ticket-search.repository'

/** A trigram index knows nothing of two letters. */
const SHORTEST = 3

/**
 * The tickets that the actor may see, by number (with or without #), subject or serial; what was written in them is not
 * searched, internal notes least of all. Gives none for less than three letters.
 */
export async function searchTickets(actor: Actor, typed: string, limit: number): Promise<FoundTicket[]> {
  const text = typed.replace(/^#\s*/, '')
  if (text.length < SHORTEST) return []
  const rows = await findTickets(db(), actor, { text, number: numberOf(text), limit })
  return rows.map(({ id, subject, status, waitingFor, company }) => ({
    id,
    subject,
    status,
    waiting_for: waitingFor,
    company: { id: company.id, corporate_name: company.corporateName },
  }))
}

const numberOf = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= LAST_ID ? Number(text) : undefined

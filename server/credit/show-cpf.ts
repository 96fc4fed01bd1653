import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { parseDocument } from '@/services/credit/credit-document.rules'
import { findLast } from './credit-queries.repository'

/**
 * The clear CPF that a query is about, or that of a partner in its report; both are masked everywhere else. Who looked
 * at whose is recorded in the same transaction (ADR 538). Refuses 404 where there is no CPF.
 */
export const showCreditCpf = (actor: Actor, id: number, { partner }: { partner?: number }): Promise<{ cpf: string }> =>
  transaction(async (tx) => {
    const query = orNotFound(await findLast(tx, { id }))
    const one = partner === undefined ? { name: null, ...query } : query.report?.partners[partner]
    const about = parseDocument(one?.document ?? '')
    const { document } = orNotFound(about?.kind === 'cpf' ? about : undefined)
    await recordEvent(tx, actor, {
      model: 'credit_query',
      objectId: id,
      action: 'cpf_shown',
      after: { partner: partner === undefined ? null : one?.name },
    })
    return { cpf: document }
  })

import { hashToken } from '@/server/auth/secrets.service'
import { type Db, db, transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { byAddress, throttle, throttleFailures } from '@/server/http/throttle'
import { isLinkOpen } from '@/services/signing/signing.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import { findLink, type LinkRow } from './signing.repository'

/** Who opens a link: its key, and from where. */
export type Visit = { key: string | undefined; address: string; userAgent?: string; requestId?: string }

/** The same sentence for a wrong, used, replaced or expired link, so that nothing leaks. */
export const deadLink = (): Refusal =>
  new Refusal('link_not_valid', {
    errors: ['Esse link não vale mais. Use o do e-mail mais recente ou peça outro a quem pediu a assinatura.'],
  })

/**
 * What a link opens. Refuses 400 `link_not_valid`, and 429 an address that tries many keys.
 * @param purpose what it has to be for; by default anything
 */
export function openLink({ key, address }: Visit, purpose?: LinkRow['link']['purpose']): Promise<LinkRow> {
  return throttleFailures([byAddress('signing-key-address', address)], () => resolve(db(), key, purpose))
}

/**
 * The same with its order locked, so that answers and changes of the order happen one after the other. A refusal that `work`
 * returns instead of throwing is thrown after the commit, so that its writes are kept.
 */
export async function withLockedLink<T>(
  visit: Visit,
  work: (tx: Tx, opened: LinkRow, record: OrderRecord) => Promise<T | Refusal>,
): Promise<T> {
  await throttle(byAddress('signing-address', visit.address))
  const { order } = await openLink(visit, 'sign')
  const outcome = await transaction(async (tx) => {
    await lockOrder(tx, order)
    const opened = await resolve(tx, visit.key, 'sign')
    return work(tx, opened, await loadOrderRecord(tx, order.id))
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

async function resolve(conn: Db, key: string | undefined, purpose?: string): Promise<LinkRow> {
  const found = key ? await findLink(conn, hashToken(key)) : undefined
  if (!found || (purpose && found.link.purpose !== purpose)) throw deadLink()
  const { link, signer, file, document, order } = found
  const facts = {
    purpose: link.purpose,
    expiresAt: link.expiresAt,
    closedAt: link.closedAt,
    fileWithdrawn: file.withdrawnAt !== null,
    documentType: document.documentType,
    approved: document.approved,
    stage: order.stageName,
    signedAt: signer.signedAt,
    declinedAt: signer.declinedAt,
  }
  if (!isLinkOpen(facts, new Date())) throw deadLink()
  return found
}

import { record, SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { closeExpired } from './signing.repository'

/** Closes the links that ran out and says so in the history of their orders: staff send others. */
export async function expireSigningLinks(now = new Date()): Promise<void> {
  await transaction(async (tx) => {
    for (const { orderId, companyId, documentType, name, signedAt } of await closeExpired(tx, now)) {
      if (signedAt) continue
      const after = { document: documentType, signer: name }
      await record(tx, SYSTEM, { model: 'order', objectId: orderId, companyId, action: 'signing_link_expired', after })
    }
  })
}

defineSchedule('orders.expire-signing-links', '*/15 * * * *', () => expireSigningLinks())

import { recordEvents, SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { enqueueMail } from '@/server/mail/outbox'
import { expiryMail } from './expiry-mail'
import { listExpiringQuotations, markQuotationsExpired, noticeKey } from './expiry.repository'

const NOTICE_DAYS = 3
const DAY_MS = 86_400_000

/**
 * Tells whoever began a quotation that it ends in three days, once and never after it has ended, and marks those whose time
 * is over.
 */
export async function expireQuotations(now = new Date()): Promise<void> {
  await transaction(async (tx) => {
    const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
    for (const ending of await listExpiringQuotations(tx, { now, until })) {
      const template = { name: 'account', data: expiryMail(ending) } as const
      await enqueueMail(tx, { eventKey: noticeKey(ending.id), to: ending.to, template })
    }
    const expired = await markQuotationsExpired(tx, now)
    if (expired.length === 0) return
    await recordEvents(
      tx,
      SYSTEM,
      expired.map(({ id, companyId }) => ({ model: 'quotation', objectId: id, companyId, action: 'expired' })),
    )
  })
}

defineSchedule('simulation.expire-quotations', '5 * * * *', () => expireQuotations())

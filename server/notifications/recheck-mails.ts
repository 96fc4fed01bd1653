import { db } from '@/server/db/client'
import type { Telling } from '@/server/mail/mail.repository'
import { beforeDelivery } from '@/server/mail/outbox'
import type { DroppedStatus } from '@/services/notifications/mail-statuses.rules'
import { mayHear } from '@/services/notifications/notification-links.rules'
import { channelsOf } from '@/services/notifications/preferences.rules'
import { listReceivers } from './receivers.repository'

/** Why a mail that waited is not sent now: its receiver may not hear of such a thing any more, or switched it off. */
async function whyNotToSend({ userId, kind, companyId }: Telling): Promise<DroppedStatus | null> {
  const [person] = await listReceivers(db(), kind, [userId])
  if (!person || !mayHear(person, kind, companyId)) return 'unreachable'
  return channelsOf(kind, person).mail ? null : 'unwanted'
}

beforeDelivery(whyNotToSend)

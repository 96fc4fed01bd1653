import { settings } from '@/server/config/settings'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { listStaffWho, notify, retract } from '@/server/notifications/notifications.service'
import { formatDay, toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import {
  firstNoticeFor,
  PRIVACY_KIND_LABEL,
  type PrivacyNotice,
  privacyNoticeOn,
} from '@/services/users/privacy-requests.rules'
import { factsOf } from './privacy.mapper'
import { deleteOldRequests, listPendingIds, lockRequest, type RequestRow } from './privacy.repository'

const PATH = '/platform/settings#pedidos-lgpd'

const TITLES: Record<'new' | PrivacyNotice, (dueOn: string) => string> = {
  new: () => 'Alguém fez um pedido sobre seus dados',
  soon: (dueOn) => `Responda até ${formatDay(dueOn)} a um pedido sobre dados pessoais`,
  today: () => 'O prazo de um pedido sobre dados pessoais termina hoje',
  late: () => 'O prazo de um pedido sobre dados pessoais passou',
}

const keyOf = (id: number, notice: keyof typeof TITLES): string => `privacy:${String(id)}:${notice}`

/** Tells whoever decides of a request: under the bell that it came, by mail too when its deadline is near. Names nobody. */
async function tellStaff(tx: Tx, request: RequestRow, notice: keyof typeof TITLES): Promise<void> {
  const { protocol, kind, dueOn } = factsOf(request)
  const title = TITLES[notice](dueOn)
  const text = `${protocol} · ${PRIVACY_KIND_LABEL[kind]} · até ${formatDay(dueOn)}`
  const data = {
    subject: `${title}: ${protocol}`,
    title,
    paragraphs: [text, 'A lei dá 15 dias para responder.'],
    action: { label: 'Abrir os pedidos', url: `${settings().APP_URL}${PATH}` },
    note: 'Você recebeu este e-mail porque decide pedidos sobre dados pessoais.',
  }
  await notify(
    tx,
    {
      kind: 'privacy_request',
      key: keyOf(request.id, notice),
      words: { title, text, path: PATH, needs: 'privacy:decide' },
      ...(notice !== 'new' && { mail: () => ({ template: { name: 'account' as const, data } }) }),
    },
    await listStaffWho(tx, 'privacy:decide'),
  )
}

export const notifyOfRequest = (tx: Tx, request: RequestRow): Promise<void> => tellStaff(tx, request, 'new')

/** Takes back what staff were told of a request that is decided. */
export async function retractNotices(tx: Tx, id: number): Promise<void> {
  const staff = await listStaffWho(tx, 'privacy:decide')
  for (const notice of ['new', 'soon', 'today', 'late'] as const) await retract(tx, keyOf(id, notice), staff)
}

/**
 * Reminds whoever decides of each request that waits: three days before its deadline, on its day and once it has passed.
 * Safe to repeat: the key holds the request and the notice.
 */
export async function remindOfRequests(now = new Date()): Promise<void> {
  const today = toDay(now)
  const before = new Date(`${addDays(firstNoticeFor(today), 1)}T00:00:00-03:00`)
  for (const id of await listPendingIds(db(), before)) {
    await transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request?.status !== 'pending') return
      const notice = privacyNoticeOn(today, factsOf(request).dueOn)
      if (notice) await tellStaff(tx, request, notice)
    })
  }
}

defineSchedule('privacy.reminders', '0 8 * * *', () => remindOfRequests())
defineSchedule('privacy.forget', '50 3 * * *', () => deleteOldRequests(db()))

import { settings } from '@/server/config/settings'
import { db, transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { notifyGroups } from '@/server/notifications/notifications.service'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import { formatCount, formatDay, formatMoney, lowerFirst, toDay } from '@/services/format/format.rules'
import { businessDaysBefore, isBusinessDay } from '@/services/orders/business-days.rules'
import { listNewlyDue, sumLate } from './reminders.repository'

/** So many invoices are named; the page has all. */
const NAMED = 20

/**
 * Tells FINANCEIRO, on each business day, which invoices are due today, which became late since the last list, and how
 * much is late: one list a person and day, none on a day without any of it.
 */
export async function listInvoicesForStaff(now = new Date()): Promise<void> {
  const today = toDay(now)
  if (!isBusinessDay(today)) return
  // What was due from the business day before on is news.
  const rows = await listNewlyDue(db(), { today, since: businessDaysBefore(today, 1) }, NAMED + 1)
  const late = await sumLate(db(), today)
  if (rows.length === 0 && late.count === 0) return
  const path = '/platform/admin/invoices'
  const title =
    late.count > 0
      ? `${formatCount(late.count, 'fatura vencida', 'faturas vencidas')}: ${formatMoney(late.total)}`
      : 'Faturas que vencem hoje'
  const data = {
    subject: `Faturas de ${formatDay(today)}: ${lowerFirst(title)}`,
    title,
    paragraphs: [
      ...rows
        .slice(0, NAMED)
        .map(
          (row) =>
            `${formatInvoiceNumber(row.number)} · ${row.company} · ${formatMoney(row.open)} · ${dueText(row, today)}`,
        ),
      ...(rows.length > NAMED ? ['Há outras: veja todas na página.'] : []),
      ...(rows.length === 0 ? ['Nenhuma vence hoje nem venceu desde a última lista.'] : []),
    ],
    action: { label: 'Ver as faturas', url: `${settings().APP_URL}${path}` },
    note: 'Você recebeu este e-mail porque cuida das faturas na Arrenda.',
  }
  await transaction((tx) =>
    notifyGroups(
      tx,
      {
        kind: 'invoice_list',
        key: `invoices:list:${today}`,
        words: { title, text: `Faturas de ${formatDay(today)}`, path, needs: 'invoices:manage' },
        mail: () => ({ template: { name: 'account', data } }),
      },
      ['FINANCEIRO'],
    ),
  )
}

/** "vence hoje", "venceu em 05/12/2026", of the due day that counts now: what the page of the invoice says, too. */
function dueText({ dueOn, payableOn }: { dueOn: string; payableOn: string }, today: string): string {
  if (dueOn === today) return 'vence hoje'
  const past = `venceu em ${formatDay(dueOn)}`
  return payableOn === today ? `${past}, sem encargos até hoje` : past
}

defineSchedule('billing.daily-list', '0 9-19 * * *', () => listInvoicesForStaff())

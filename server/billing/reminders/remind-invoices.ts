import { db, transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { reminderDue, reminderWindow } from '@/services/billing/reminders/reminder-days.rules'
import { toDay } from '@/services/format/format.rules'
import { lockInvoice } from '../invoices/invoices.repository'
import { announceReminder, daysOf } from './invoice-notices'
import { listOpenInvoiceIds } from './reminders.repository'

/** Invoices that are read at a time. */
const PAGE = 200

/**
 * Reminds the customers of their open invoices (`remindersOf`); paid, cancelled, uncollectible and contested ones are left
 * alone. Safe to repeat: the key holds invoice, step and day, so each person gets each reminder once. One transaction an
 * invoice, so that a process that dies goes on where it was.
 */
export async function remindInvoices(now = new Date()): Promise<void> {
  const today = toDay(now)
  const window = reminderWindow(today)
  for (let after = 0; ;) {
    const ids = await listOpenInvoiceIds(db(), { ...window, after, limit: PAGE })
    for (const id of ids) await remind(id, today)
    const last = ids.at(-1)
    if (last === undefined || ids.length < PAGE) return
    after = last
  }
}

const remind = (id: number, today: string): Promise<void> =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    // It may have been paid or contested since the page was read.
    if (invoice?.status !== 'ISSUED' || invoice.disputedAt !== null) return
    const reminder = reminderDue(daysOf(invoice), today)
    if (reminder) await announceReminder(tx, invoice, reminder.step, today)
  })

// At nine; the later hours make up for a process that was down then.
defineSchedule('billing.reminders', '0 9-19 * * *', () => remindInvoices())

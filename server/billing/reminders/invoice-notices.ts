import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { notify, retractAll } from '@/server/notifications/notifications.service'
import { managersOf } from '@/server/users/users.service'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import { type ReminderStep, remindersOf } from '@/services/billing/reminders/reminder-days.rules'
import {
  type InvoiceFacts,
  invoiceTitle,
  type InvoiceWords,
  issuedWords,
  paidWords,
  reminderWords,
} from '@/services/billing/reminders/reminder-texts.rules'
import { currentDay, formatMoney, lowerFirst } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { sumChargesElsewhere } from '../payments/charges-elsewhere.repository'
import { listPaymentRows } from '../payments/payments.repository'
import { pixOfInvoice, balanceOf } from '../payments/pix-of-invoice'
import { findBilledCompany, isEmailOf } from './reminders.repository'

/**
 * Tells the customer that an invoice was issued: those who manage the company, and its confirmed billing e-mail. In the
 * transaction that issues it, once however often it is repeated. Nobody is told of a credit note, which asks for nothing.
 */
export async function announceIssued(tx: Tx, invoice: InvoiceRow, today = currentDay()): Promise<void> {
  if (invoice.kind === 'CREDIT') return
  const { words, pix } = await wordsOn(tx, invoice, today, issuedWords)
  await tell(tx, invoice, { key: `${keyOf(invoice)}:issued`, words, pix })
}

/** Reminds the same people of an open invoice, once for each step and last day without charges. */
export async function announceReminder(tx: Tx, invoice: InvoiceRow, step: ReminderStep, today: string): Promise<void> {
  const { words, pix } = await wordsOn(tx, invoice, today, (facts) => reminderWords(step, facts))
  await tell(tx, invoice, { key: reminderKey(invoice, step), words, pix })
}

/**
 * Thanks the same people for a paid invoice, and takes back what still asks for the payment. In the transaction that makes
 * it paid; one that is paid again, after a payment was reversed, is told again.
 */
export async function announcePaid(tx: Tx, invoice: InvoiceRow): Promise<void> {
  await withdrawReminders(tx, invoice)
  await tell(tx, invoice, { key: `${keyOf(invoice)}:paid:${String(invoice.version)}`, words: paidWords(invoice.total) })
}

/**
 * Takes back what asks for the payment of an invoice by its present day, because it was paid, cancelled, contested or put
 * off: it leaves the bell, and mails that wait stay unsent.
 */
export async function withdrawReminders(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const steps = remindersOf(daysOf(invoice)).map(({ step }) => reminderKey(invoice, step))
  const { people, email } = await receiversOf(tx, invoice.companyId)
  await retractAll(tx, steps, people, email === null ? [] : [email])
}

/** The days of an invoice that its reminders follow from. */
export const daysOf = ({ issuedOn, currentDueOn, payableOn }: InvoiceRow) => ({
  issuedOn: must(issuedOn, 'day of issue'),
  dueOn: currentDueOn,
  payableOn,
})

const keyOf = ({ id }: InvoiceRow): string => `invoice:${String(id)}`

/** With an extension the same step comes again. */
const reminderKey = (invoice: InvoiceRow, step: ReminderStep): string =>
  `${keyOf(invoice)}:${step}:${invoice.payableOn}`

type Write = (facts: InvoiceFacts) => InvoiceWords

/** The words and the Pix code of an invoice as of a day. */
async function wordsOn(tx: Tx, invoice: InvoiceRow, today: string, write: Write) {
  const rows = await listPaymentRows(tx, [invoice.id])
  const balance = balanceOf(invoice, rows, today, await sumChargesElsewhere(tx, invoice))
  const { toPay, chargesOpen, days } = balance
  const { dueOn, payableOn } = daysOf(invoice)
  const words = write({ total: invoice.total, dueOn, payableOn, toPay, charges: chargesOpen, days })
  return { words, pix: pixOfInvoice(invoice, balance) ?? undefined }
}

/** Who hears of a company's invoices. An address that belongs to one of the people gets theirs, and no second one. */
async function receiversOf(tx: Tx, companyId: number) {
  const people = await managersOf(tx, companyId)
  const { name = '', email = null } = (await findBilledCompany(tx, companyId)) ?? {}
  const isTheirs = email !== null && (await isEmailOf(tx, people, email))
  return { people, company: name, email: isTheirs ? null : email }
}

type Notice = { key: string; words: InvoiceWords; pix?: string }

async function tell(tx: Tx, invoice: InvoiceRow, { key, words, pix }: Notice): Promise<void> {
  const { companyId, number, period, total } = invoice
  const { people, email, company } = await receiversOf(tx, companyId)
  const formatted = formatInvoiceNumber(must(number, 'number of an issued invoice'))
  const name = invoiceTitle(formatted, period)
  const path = `/platform/my-orders/invoices/${String(invoice.id)}`
  const data = {
    subject: `Fatura ${formatted}: ${lowerFirst(words.title)}`,
    invoice: name,
    company,
    title: words.title,
    paragraphs: words.paragraphs,
    ...(pix && { pix }),
    action: { label: 'Ver a fatura', url: `${settings().APP_URL}${path}` },
    note: 'Você recebeu este e-mail porque cuida das faturas da sua empresa na Arrenda.',
  }
  const event = {
    kind: words.kind,
    key,
    companyId,
    words: { title: words.title, text: `${name} · ${formatMoney(total)}`, path, needs: 'invoices:read' as const },
    mail: () => ({ template: { name: 'invoice' as const, data } }),
  }
  await notify(tx, event, [...people, ...(email === null ? [] : [{ email, firstName: company }])])
}

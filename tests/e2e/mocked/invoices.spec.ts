import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { monthName } from '@/services/billing/invoices/customer-invoice-texts.rules'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { currentDay, formatAmount } from '@/services/format/format.rules'
import { shiftDay } from '@/services/stock/holds/hold-month.rules'
import type { Page } from '@/services/http/page.schema'
import { PEOPLE } from '../journeys/people'
import type { ApiInProcess } from './api-in-process'
import { expect, test } from './harness'
import { enterAs, sendAs } from './session'

test.describe.configure({ timeout: 120_000 })

/** Their invoice of two months ago is not paid. */
const CUSTOMER = 'gestor@tresrios.example'

/** An invoice that is open and not late: its due day was put off. */
async function openInvoice(api: ApiInProcess): Promise<InvoiceSummary> {
  const { results } = await sendAs<Page<InvoiceSummary>>(api, CUSTOMER, 'GET', '/invoices?status=ISSUED')
  const [invoice] = results
  if (!invoice) throw new Error('There is no open invoice.')
  const extension = { due_on: shiftDay(currentDay(), 10), reason: 'Combinado com o cliente.' }
  await sendAs(api, PEOPLE.admin, 'POST', `/invoices/${String(invoice.id)}/extension`, extension)
  return invoice
}

test('a customer pays by Pix on a phone: from the home to the code, which is that of the API', async ({
  page,
  context,
  api,
}) => {
  const { id, period, total } = await openInvoice(api)
  const payment = await sendAs<PaymentOptions>(api, CUSTOMER, 'GET', `/invoices/${String(id)}/payment`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(context, api, CUSTOMER)
  await page.goto('/platform/home')
  const toPay = page.getByRole('region', { name: /a pagar$/ })
  await toPay.getByRole('link', { name: `Mensalidade de ${monthName(period)}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Fatura de ${monthName(period)}` })).toBeVisible()

  const card = page.getByRole('region', { name: 'Como pagar' })
  await expect(card.getByText(formatAmount(total))).toBeVisible()
  await expect(card.getByText(/^Vence/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Copiar código Pix' }).click()
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment.pix?.payload)
})

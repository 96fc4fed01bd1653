import { expect, test } from '@playwright/test'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { Measuring } from '@/services/billing/measuring/measuring.schema'
import {
  currentDay,
  formatDayShort,
  formatLongMonth,
  formatMoney,
  sentenceCase,
  toCents,
} from '@/services/format/format.rules'
import { monthBounds, monthOf, shiftDay, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { enterAs } from '../journeys/axe'
import { aRunningOrder, callsOf } from '../journeys/order-by-api'
import { expectToast } from '../journeys/toast'

const UNITS = 3
const LIST = '/platform/admin/invoices'

test('finance drafts a month, which bills 15 days of the one before by half, changes a line, issues it and is paid', async ({
  page,
  request,
}) => {
  const now = monthOf(currentDay())
  const before = shiftMonth(now, -1)
  // The last 15 days of a month, on which every month is counted by 30.
  const { first, last } = monthBounds(before)
  const deliveredOn = shiftDay(last, -14)
  const { order_mask_id: maskId, company } = await aRunningOrder(request, UNITS, deliveredOn)
  const { send } = await callsOf(request, 'financeiro')
  const path = `/usage-measuring-monthly?start_date=${first}&end_date=${last}&order_mask_id=${maskId}`
  const { results } = await send<Measuring>('GET', path)
  const half = Math.round(toCents(results[0]?.monthly_rental ?? '') / 2)

  await test.step('the measuring shows each unit with 15 days and half of its fee', async () => {
    await enterAs(page, 'financeiro')
    await page.goto(`${LIST}/measuring?mes=${before}&pedido=${maskId}`)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: maskId }) })
    await expect(rows).toHaveCount(UNITS)
    for (const { unit } of results) {
      const row = rows.filter({ hasText: unit.serial })
      await expect(row.getByRole('cell', { name: '15', exact: true })).toBeVisible()
      await expect(row).toContainText(formatDayShort(deliveredOn))
      await expect(row.getByRole('cell', { name: formatMoney(half), exact: true })).toBeVisible()
    }
  })

  await test.step('the drafts of the month are made, and the order stands in its company’s', async () => {
    await page.goto(`${LIST}?competencia=${now}`)
    await page.getByRole('button', { name: 'Gerar rascunhos' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gerar rascunhos' })
    await expect(dialog.getByLabel('Competência').locator('option:checked')).toHaveText(
      sentenceCase(formatLongMonth(now)),
    )
    await dialog.getByRole('button', { name: 'Gerar rascunhos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Concluir' }).click()
    const row = page.getByRole('row', { name: new RegExp(`${company.corporate_name}.*Mensal`) })
    await row.getByRole('link', { name: company.corporate_name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(company.corporate_name)
  })

  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { lines } = await send<Invoice>('GET', `/invoices/${String(id)}`)
  const line = lines.find(
    ({ order, period, kind, tax_kind }) =>
      order?.order_mask_id === maskId && period === before && kind === 'MEASURED' && tax_kind === 'RENTAL',
  )
  expect(line).toMatchObject({
    quantity: UNITS,
    unit_amount: toDecimal(half),
  })

  await test.step('a line opens to its units, and gets another price for a reason', async () => {
    const row = page
      .getByRole('row')
      .filter({ hasText: formatLongMonth(before) })
      .filter({ hasText: line?.label })
    await row
      .last()
      .getByRole('button', { name: /^Detalhes de / })
      .click()
    const units = page.getByRole('table', { name: `Unidades de ${line?.label ?? ''}` })
    await expect(units.getByRole('row')).toHaveCount(UNITS + 1)
    await expect(units.getByText(/ × 15 ÷ 30/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Mudar valor' }).click()
    const dialog = page.getByRole('dialog', { name: /^Mudar o valor de / })
    await dialog.getByLabel('Valor por unidade').fill('10,00')
    await dialog.getByLabel('Motivo').fill('Desconto combinado')
    await dialog.getByRole('button', { name: 'Mudar valor' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Desconto combinado')).toBeVisible()
  })

  await test.step('it is issued, gets a number, and cannot be edited any more', async () => {
    await page.getByRole('button', { name: 'Emitir fatura' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Emitir fatura' }).click()
    await expect(page.getByRole('button', { name: 'Registrar' })).toBeVisible()
    await expect(page.getByText(/Nº \d{6} · /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Adicionar linha' })).toBeHidden()
  })

  await test.step('the payment of all of it closes it', async () => {
    const { total } = await send<Invoice>('GET', `/invoices/${String(id)}`)
    await page.getByRole('button', { name: 'Registrar' }).click()
    const dialog = page.getByRole('dialog', { name: /^Registrar pagamento da fatura / })
    await dialog.getByRole('button', { name: 'Registrar pagamento' }).click()
    await expectToast(page, `Pagamento de ${formatMoney(total)} registrado. A fatura está paga.`)
    await expect(page.getByText('Paga', { exact: true })).toBeVisible()
  })
})

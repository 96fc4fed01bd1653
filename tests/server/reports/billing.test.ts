import type { Report } from '@/services/reports/reports.schema'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aClerk, pay } from '@/tests/factories/billing/payments.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-26T15:00:00Z')

type Company = Awaited<ReturnType<typeof aCompany>>

let clerk: Awaited<ReturnType<typeof aStaffUser>>
let aurora: Company
let boreal: Company

const line = (amount: string) => ({ lines: [{ amount }] })
const report = async (key: string, query = {}): Promise<Report> => (await askReport(clerk, key, query)).body

beforeAll(async () => {
  clerk = await aStaffUser(['FINANCEIRO'])
  const { actor } = await aClerk()
  aurora = await aCompany({ corporateName: 'Aurora Ltda.' })
  boreal = await aCompany({ corporateName: 'Boreal Ltda.' })

  // Aurora, November: late with a part paid, not due with a part credited, given up.
  const late = await anInvoice({ company: aurora, dueOn: '2026-11-10', ...line('900.00') })
  await pay(actor, late.id, { amount: '250.10', paid_on: '2026-11-12' })
  const extra = await anInvoice({ company: aurora, kind: 'EXTRA', dueOn: '2026-12-05', ...line('300.00') })
  await credit(extra.id, '100.00')
  await anInvoice({ company: aurora, kind: 'EXTRA', dueOn: '2026-11-05', status: 'UNCOLLECTIBLE', ...line('200.00') })
  // Neither was billed.
  await anInvoice({ company: aurora, kind: 'EXTRA', status: 'DRAFT', ...line('55.00') })
  await anInvoice({ company: aurora, kind: 'EXTRA', status: 'CANCELED', ...line('77.00') })
  // October: paid, and then a part of it given back, which becomes credit of the company.
  const october = { period: '2026-10-01', dueOn: '2026-11-05' }
  const paid = await anInvoice({ company: aurora, ...october, status: 'PAID', ...line('500.00') })
  await credit(paid.id, '50.00')
  // Boreal: paid too much; due yesterday on a day that counts.
  const over = await anInvoice({ company: boreal, ...october, dueOn: '2026-12-01', ...line('400.00') })
  await pay(actor, over.id, { amount: '430.00', paid_on: '2026-11-20' })
  await anInvoice({ company: boreal, dueOn: '2026-11-25', ...line('80.00') })
})

const credit = async (id: number, amount: string): Promise<void> => {
  const lines = [{ label: 'Desconto combinado', tax_kind: 'RENTAL', amount }]
  const body = { lines, reason: 'Combinado com o cliente' }
  const { status } = await callApi('POST', `/invoices/${String(id)}/credit`, { token: clerk.token, body })
  expect(status).toBe(201)
}

const AURORA_NOVEMBER = {
  ...{ month: '2026-11', company: 'Aurora Ltda.', invoices: 3, issued: '1400.00', paid: '250.10' },
  ...{ credited: '100.00', open: '200.00', late: '649.90', uncollectible: '200.00' },
}
const AURORA_OCTOBER = {
  ...{ month: '2026-10', company: 'Aurora Ltda.', invoices: 1, issued: '500.00', paid: '500.00' },
  ...{ credited: '0.00', open: '0.00', late: '0.00', uncollectible: '0.00' },
}
const BOREAL_NOVEMBER = {
  ...{ month: '2026-11', company: 'Boreal Ltda.', invoices: 1, issued: '80.00', paid: '0.00' },
  ...{ credited: '0.00', open: '0.00', late: '80.00', uncollectible: '0.00' },
}
const BOREAL_OCTOBER = { ...AURORA_OCTOBER, company: 'Boreal Ltda.', issued: '400.00', paid: '400.00' }

describe('what was billed by month and client', () => {
  it('splits what was issued into what became of it, without drafts and what was cancelled', async () => {
    const { rows, totals, count } = await report('billing')
    expect(rows).toEqual([
      { ...AURORA_NOVEMBER, company_id: aurora.id },
      { ...BOREAL_NOVEMBER, company_id: boreal.id },
      { ...AURORA_OCTOBER, company_id: aurora.id },
      { ...BOREAL_OCTOBER, company_id: boreal.id },
    ])
    expect(totals).toEqual({
      ...{ invoices: 6, issued: '2380.00', paid: '1150.10', credited: '100.00', open: '200.00' },
      ...{ late: '729.90', uncollectible: '200.00' },
    })
    expect(count).toBe(4)
  })

  it('is of the months and of the client that are asked for', async () => {
    expect((await report('billing', { from: '2026-10', to: '2026-10' })).rows).toEqual([
      { ...AURORA_OCTOBER, company_id: aurora.id },
      { ...BOREAL_OCTOBER, company_id: boreal.id },
    ])
    expect((await report('billing', { company_id: boreal.id })).totals).toMatchObject({ issued: '480.00' })
    expect((await report('billing', { from: '2026-01', to: '2026-09' })).rows).toEqual([])
  })

  it('is summed up by month, with the months in which nothing was billed, or by client', async () => {
    const months = await report('billing', { group: 'month', from: '2026-09', to: '2026-11' })
    expect(months.columns.map(({ key }) => key)).not.toContain('company')
    expect(months.rows.map(({ month, invoices, issued }) => [month, invoices, issued])).toEqual([
      ['2026-11', 4, '1480.00'],
      ['2026-10', 2, '900.00'],
      ['2026-09', 0, '0.00'],
    ])
    const clients = await report('billing', { group: 'company' })
    expect(clients.rows.map(({ company, issued }) => [company, issued])).toEqual([
      ['Aurora Ltda.', '1900.00'],
      ['Boreal Ltda.', '480.00'],
    ])
    expect(clients.totals).toEqual((await report('billing')).totals)
  })

  it('has the same rows and columns as CSV', async () => {
    const { headers, body } = await askReportCsv(clerk, 'billing', { from: '2026-11', to: '2026-11' })
    expect(headers.get('Content-Disposition')).toContain('faturamento-2026-11-26.csv')
    expect(readCsvRows(body)).toEqual([
      {
        ...{ Competência: '11/2026', Cliente: 'Aurora Ltda.', Faturas: '3', Emitido: '1400,00', Pago: '250,10' },
        ...{ 'Abatido por crédito': '100,00', 'A vencer': '200,00', Vencido: '649,90', Incobrável: '200,00' },
      },
      expect.objectContaining({ Cliente: 'Boreal Ltda.', Emitido: '80,00', Vencido: '80,00' }),
    ])
  })
})

describe('receivables by age', () => {
  it('are what is open today, by the days since the due day that counts', async () => {
    const cedro = await aCompany({ corporateName: 'Cedro Ltda.' })
    // Due on a Saturday: until Monday without charges, then late since the Saturday.
    await anInvoice({ company: cedro, kind: 'EXTRA', dueOn: '2026-10-10', ...line('10.00') })
    await anInvoice({ company: cedro, kind: 'EXTRA', dueOn: '2026-09-27', ...line('20.00') })
    await anInvoice({ company: cedro, kind: 'EXTRA', dueOn: '2026-09-25', ...line('40.00') })
    // Put off until today.
    await anInvoice({ company: cedro, kind: 'EXTRA', dueOn: '2026-09-01', extendedTo: '2026-11-26', ...line('80.00') })
    const { rows, totals, period } = await report('receivables')
    expect(period).toBeNull()
    expect(rows).toEqual([
      {
        ...{ company: 'Aurora Ltda.', company_id: aurora.id, invoices: 2, not_due: '200.00', days_1_15: '0.00' },
        ...{ days_16_30: '649.90', days_31_60: '0.00', days_over_60: '0.00', total: '849.90' },
      },
      {
        ...{ company: 'Cedro Ltda.', company_id: cedro.id, invoices: 4, not_due: '80.00', days_1_15: '0.00' },
        ...{ days_16_30: '0.00', days_31_60: '30.00', days_over_60: '40.00', total: '150.00' },
      },
      {
        ...{ company: 'Boreal Ltda.', company_id: boreal.id, invoices: 1, not_due: '0.00', days_1_15: '80.00' },
        ...{ days_16_30: '0.00', days_31_60: '0.00', days_over_60: '0.00', total: '80.00' },
      },
    ])
    expect(totals).toEqual({
      ...{ invoices: 7, not_due: '280.00', days_1_15: '80.00', days_16_30: '649.90', days_31_60: '30.00' },
      ...{ days_over_60: '40.00', total: '1079.90' },
    })
    await rowsOf(`update invoices set status = 'CANCELED' where company_id = $1`, [cedro.id])
  })

  it('are of one client, as table and as CSV', async () => {
    const { rows } = await report('receivables', { company_id: boreal.id })
    expect(rows).toHaveLength(1)
    const file = readCsvRows((await askReportCsv(clerk, 'receivables', { company_id: boreal.id })).body)
    expect(file).toEqual([
      expect.objectContaining({ Cliente: 'Boreal Ltda.', '1 a 15 dias': '80,00', 'Em aberto': '80,00' }),
    ])
  })

  it('come to what the other report says is open or late', async () => {
    const [receivables, billing] = [await report('receivables'), await report('billing')]
    expect(Number(receivables.totals.total)).toBeCloseTo(Number(billing.totals.open) + Number(billing.totals.late), 2)
  })
})

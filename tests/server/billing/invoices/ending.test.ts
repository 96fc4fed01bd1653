import type { Invoice, InvoiceCounts } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { aBiller, aRentalDelivered } from '@/tests/factories/billing/running-orders'
import { anIssued, done, draftOf, issued, listInvoices, readInvoice, send } from '@/tests/factories/billing/invoicing'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

let biller: Awaited<ReturnType<typeof aBiller>>
let admin: typeof biller

beforeAll(async () => {
  biller = await aBiller()
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const REASON = { reason: 'Cobrada duas vezes.' }

const act = (person: { token: string }, { id }: Pick<Invoice, 'id'>, action: string, body: object = REASON) =>
  send(person, 'POST', `/${String(id)}/${action}`, body)

const pay = ({ id }: Pick<Invoice, 'id'>, amount: string) =>
  callApi<Invoice>('POST', `/invoices/${String(id)}/payments`, {
    token: biller.token,
    body: { amount, paid_on: currentDay(), method: 'PIX', external_id: null },
  })

/** As if its last day without charges had passed. */
const becomeOverdue = ({ id }: Pick<Invoice, 'id'>) =>
  rowsOf(
    `alter table invoices disable trigger invoices_issued;
     update invoices set due_on = current_date - 10, payable_on = current_date - 9 where id = ${String(id)};
     alter table invoices enable trigger invoices_issued`,
  )

describe('an invoice that is cancelled', () => {
  it('keeps its number, and its days are free for a new draft', async () => {
    const team = await aRentalDelivered('2026-11-16', { quantity: 1 })
    const before = await issued(biller, await draftOf(biller, team.companyId))
    const after = done(await act(biller, before, 'cancel'))
    expect(after).toMatchObject({ status: 'CANCELED', number: before.number, open_total: '0.00' })
    const again = await draftOf(biller, team.companyId)
    expect([again.total, again.status]).toEqual([before.total, 'DRAFT'])
    expect((await issued(biller, again)).number).not.toBe(before.number)
    expect(await historyOf('invoice', before.id)).toEqual(['drafted', 'issued', 'canceled'])
  })

  it('tells its customer that it was cancelled, after what else happened, and no reason of staff', async () => {
    const company = await aCompany()
    const manager = await aUser({ company })
    const invoice = await anIssued(biller, { company_id: company.id })
    const due_on = addDays(invoice.due_on, 3)
    done(await act(biller, invoice, 'extension', { due_on, ...REASON }))
    const { payments } = done(await pay(invoice, '100.00'))
    const payment = `/invoices/${String(invoice.id)}/payments/${String(payments[0]?.id)}`
    done(await callApi('DELETE', payment, { token: biller.token, body: REASON }))
    done(await act(biller, invoice, 'cancel'))
    const read = await readInvoice(manager, invoice.id)
    expect(read.events).toMatchObject([
      { action: 'canceled', due_on: null },
      { action: 'extended', due_on },
    ])
    expect(read.payments).toMatchObject([{ amount: '100.00', reason: null }])
    expect(JSON.stringify(read)).not.toContain(REASON.reason)
  })

  it('is refused without a reason, once something was paid, and a second time', async () => {
    const invoice = await anIssued(biller)
    expect((await act(biller, invoice, 'cancel', { reason: ' ' })).status).toBe(400)
    done(await pay(invoice, '100.00'))
    expect((await act(biller, invoice, 'cancel')).status).toBe(409)
    const other = await anIssued(biller)
    done(await act(biller, other, 'cancel'))
    expect((await act(biller, other, 'cancel')).status).toBe(409)
  })
})

describe('an invoice that nobody will pay', () => {
  it('is marked by an ADMINISTRADOR once it is overdue, and stays payable', async () => {
    const invoice = await anIssued(biller)
    expect((await act(admin, invoice, 'uncollectible')).status).toBe(409)
    await becomeOverdue(invoice)
    expect((await act(biller, invoice, 'uncollectible')).status).toBe(403)
    const marked = done(await act(admin, invoice, 'uncollectible'))
    expect(marked).toMatchObject({ status: 'UNCOLLECTIBLE', overdue: true, open_total: '900.00' })
    expect(marked.allowed_actions).toContain('record_payment')
  })
})

describe('a later day to pay', () => {
  it('leaves the printed day, and moves the last one without charges to a business day', async () => {
    const invoice = await anIssued(biller)
    await becomeOverdue(invoice)
    const due_on = addDays(currentDay(), 3)
    const after = done(await act(biller, invoice, 'extension', { due_on, ...REASON }))
    expect(after).toMatchObject({ extended_to: due_on, overdue: false, days_late: 0 })
    expect(after.payable_on >= due_on).toBe(true)
  })

  it('is refused when it is not later, or has passed', async () => {
    const invoice = await anIssued(biller)
    for (const due_on of [invoice.due_on, '2020-01-01', addDays(currentDay(), 500)])
      expect((await act(biller, invoice, 'extension', { due_on, ...REASON })).status).toBe(400)
  })
})

describe('a credit note', () => {
  const lines = (amount: string) => [{ label: 'Frete cobrado a mais', tax_kind: 'RENTAL', amount }]
  const credit = (invoice: Invoice, amount: string) =>
    act(biller, invoice, 'credit', { lines: lines(amount), ...REASON })
  const creditsOf = ({ company }: Invoice) =>
    rowsOf('select amount, cause from company_credits where company_id = $1 order by id', [company.id])

  it('has a number of its own series, and lessens what is open of the invoice', async () => {
    const invoice = await anIssued(biller)
    const { status, body: note } = await credit(invoice, '200.00')
    expect(status).toBe(201)
    expect(note).toMatchObject({
      kind: 'CREDIT',
      total: '-200.00',
      refers_to: { id: invoice.id, number: invoice.number },
    })
    const after = await readInvoice(biller, invoice.id)
    expect(after).toMatchObject({
      open_total: '700.00',
      status: 'ISSUED',
      credit_notes: [{ id: note.id, total: '-200.00' }],
    })
    expect(await creditsOf(invoice)).toEqual([])
    expect(await historyOf('invoice', invoice.id)).toEqual(['created', 'issued', 'credited'])
    expect(await rowsOf('select series from invoices where id = $1', [note.id])).toEqual([{ series: 'C' }])
  })

  it('is no paid invoice in the lists, the tabs and the CSV, though nothing of it is open', async () => {
    const invoice = await anIssued(biller)
    const note = done(await credit(invoice, '200.00'))
    const scope = `?company_id=${String(invoice.company.id)}`
    expect((await listInvoices(biller, `${scope}&status=PAID`)).results).toEqual([])
    expect((await listInvoices(biller, `${scope}&status=PAID&kind=CREDIT`)).results).toMatchObject([{ id: note.id }])
    const { count, results } = await listInvoices(biller, '?status=PAID&page_size=50')
    expect(results).toHaveLength(count)
    expect((await send<InvoiceCounts>(biller, 'GET', '/summary')).body.paid.count).toBe(count)
    const { body } = await callApi<string>('GET', `/invoices-csv-extract${scope}&kind=CREDIT`, { token: biller.token })
    expect(body).toContain(';Emitida;')
  })

  it('pays the invoice with what is open of it, and gives the company the rest as credit', async () => {
    const invoice = await anIssued(biller)
    done(await pay(invoice, '850.00'))
    done(await credit(invoice, '120.00'))
    expect(await readInvoice(biller, invoice.id)).toMatchObject({ status: 'PAID', open_total: '0.00' })
    expect(await creditsOf(invoice)).toEqual([{ amount: '70.00', cause: 'CREDIT_NOTE' }])
  })

  it('gives back at most what earlier ones have left, and nothing of a note, a draft or a cancelled invoice', async () => {
    const invoice = await anIssued(biller)
    const note = done(await credit(invoice, '600.00'))
    expect((await credit(invoice, '300.01')).status).toBe(400)
    expect((await credit(invoice, '0.00')).status).toBe(400)
    expect((await credit(note, '10.00')).status).toBe(409)
    done(await credit(invoice, '300.00'))
    expect((await credit(invoice, '0.01')).status).toBe(400)
    const canceled = await anIssued(biller)
    done(await act(biller, canceled, 'cancel'))
    expect((await credit(canceled, '10.00')).status).toBe(409)
  })
})

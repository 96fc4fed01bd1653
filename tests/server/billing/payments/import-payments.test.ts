import { anIssuedInvoice, type IssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import { ledgerOf } from '@/tests/factories/billing/payments.factory'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { countQueries } from '@/tests/factories/count-queries'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { currentDay, formatDay } from '@/services/format/format.rules'
import { historyOf, rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>
let made = 0

beforeAll(async () => {
  desk = await anImport('/payments', undefined, ['FINANCEIRO'])
})

const aRow = ({ txid }: IssuedInvoice, over: Row = {}): Row => ({
  txid,
  valor: '900,00',
  data: formatDay(currentDay()),
  id: `E${++made}`,
  ...over,
})

const contents = () =>
  rowsOf('select (select count(*) from payments) as payments, (select count(*) from event_logs) as events')

describe('a file of payments', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    const before = await contents()
    const report = await desk.check([aRow(one), aRow(other, { valor: '100,00' }), aRow(one, { txid: 'FAT999999' })])
    expect(report).toMatchObject({ imported: false, lines: 3, created: 2, failed: 1, unchanged: 0 })
    expect(report.failures).toMatchObject([{ line: 4, faults: [{ column: 'txid', message: 'Não há fatura 999999.' }] }])
    expect(await contents()).toEqual(before)
  })

  it('pays invoices when it is confirmed, and names its line in their history', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    const { status, body } = await desk.imported([aRow(one), aRow(other, { valor: '100,00' })])
    expect([status, body.imported]).toEqual([200, true])
    expect(await ledgerOf(one.id)).toEqual({ status: 'PAID', paid: '900.00', payments: 1, credit: '0.00' })
    expect(await ledgerOf(other.id)).toMatchObject({ status: 'ISSUED', paid: '100.00' })
    expect(await historyOf('invoice', one.id)).toEqual(['payment_recorded'])
    const [event] = await rowsOf(`select message from event_logs where model_name = 'invoice' and object_id = $1`, [
      other.id,
    ])
    expect(event?.message).toBe('Arquivo de pagamentos, linha 3')
  })

  it('records each payment once, however often it is imported', async () => {
    const invoice = await anIssuedInvoice()
    const rows = [aRow(invoice)]
    await desk.imported(rows)
    expect(await desk.check(rows)).toMatchObject({ created: 0, unchanged: 1 })
    expect((await desk.imported(rows)).status).toBe(400)
    expect(await ledgerOf(invoice.id)).toMatchObject({ paid: '900.00', payments: 1 })
  })

  it('leaves lines that match no invoice out, if asked to', async () => {
    const invoice = await anIssuedInvoice()
    const rows = [aRow(invoice), aRow(invoice, { txid: '' })]
    expect((await desk.imported(rows)).status).toBe(400)
    expect(await ledgerOf(invoice.id)).toMatchObject({ payments: 0 })
    expect((await desk.imported(rows, { skip_failed: 'true' })).status).toBe(200)
    expect(await ledgerOf(invoice.id)).toMatchObject({ payments: 1 })
  })

  it('pays an invoice in several lines, and says what is too much', async () => {
    const invoice = await anIssuedInvoice()
    const rows = [aRow(invoice, { valor: '500' }), aRow(invoice, { valor: '450' })]
    expect((await desk.check(rows)).notices).toEqual([expect.stringContaining('R$\u00A050,00 além do total')])
    await desk.imported(rows)
    expect(await ledgerOf(invoice.id)).toEqual({ status: 'PAID', paid: '950.00', payments: 2, credit: '50.00' })
  })

  it('is imported once when two people confirm it at once, whatever its order', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    expect(await desk.twoAtOnce(aRow(one), aRow(other))).toEqual([200, 409])
    expect(await ledgerOf(one.id)).toMatchObject({ payments: 1 })
    expect(await ledgerOf(other.id)).toMatchObject({ payments: 1 })
  })

  it('pays no invoice that is cancelled meanwhile, and cancels none that is paid', async () => {
    for (let round = 0; round < 5; round++) {
      const invoices = await Promise.all(Array.from({ length: 4 }, () => anIssuedInvoice()))
      const rows = invoices.toReversed().map((one) => aRow(one, { valor: '950,00' }))
      const report = await desk.check(rows)
      const [imported, ...canceled] = await Promise.all([
        desk.confirm(rows, report),
        ...invoices.map(({ id }) =>
          callApi('POST', `/invoices/${id}/cancel`, { token: desk.token, body: { reason: 'Engano.' } }),
        ),
      ])
      const ledgers = await Promise.all(invoices.map(({ id }) => ledgerOf(id)))
      expect([200, 409]).toContain(imported.status)
      expect(canceled.map(({ status }) => status)).toEqual(
        ledgers.map(({ status }) => (status === 'CANCELED' ? 200 : 409)),
      )
      expect(ledgers.map(({ payments }) => payments)).toEqual(
        ledgers.map(({ status }) => (status === 'CANCELED' ? 0 : 1)),
      )
    }
  })

  it('is planned with as many queries for many lines as for one', async () => {
    const invoices = await Promise.all(Array.from({ length: 20 }, () => anIssuedInvoice()))
    const [first] = invoices
    const few = await countQueries(() => desk.check(first ? [aRow(first)] : []))
    const many = await countQueries(() => desk.check(invoices.map((one) => aRow(one))))
    expect(many).toBe(few)
  })

  it('is refused to others than FINANCEIRO and ADMINISTRADOR', async () => {
    const { token } = await aStaffUser(['OPERAÇÃO'])
    const answer = await sendForm('POST', '/payments/import', { token, fields: { file: new File(['txid'], 'a.csv') } })
    expect(answer.status).toBe(403)
  })
})

/** @breaks invoice-numbers */
import { createHash } from 'node:crypto'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { formatMoney } from '@/services/format/format.rules'
import { aDocumentedInvoice, getFile } from '@/tests/factories/billing/documents.factory'
import { anInvoice, rentedUnits } from '@/tests/factories/billing/invoices.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfFacts, pdfPages } from '@/tests/factories/http/pdf-text'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-12-01T15:00:00Z')

const money = (amount: string) => formatMoney(amount).replace(/\s+/g, ' ')
const withoutSpaces = (text: string) => text.replace(/\s/g, '')
const textOf = async (content: Uint8Array) => (await pdfPages(content)).join(' ')

type Invoice = { id: number }

async function readPdf({ id }: Invoice, { token }: { token: string }): Promise<Uint8Array> {
  const { status, bytes } = await getFile(`/invoices/${String(id)}/pdf`, token)
  expect(status).toBe(200)
  return bytes
}

const paymentOf = async ({ id }: Invoice, { token }: { token: string }): Promise<PaymentOptions> =>
  (await callApi<PaymentOptions>('GET', `/invoices/${String(id)}/payment`, { token })).body

async function aCustomerWith(invoice: Parameters<typeof anInvoice>[0] = {}, make = anInvoice) {
  const company = await aCompany({ corporateName: 'Atlântica Engenharia S.A.' })
  return { invoice: await make({ ...invoice, company }), customer: await aUser({ company }) }
}

describe('the PDF of an issued invoice', () => {
  it('says who pays what to whom until when', async () => {
    const { invoice, customer } = await aCustomerWith({
      number: 231,
      lines: [{ amount: '900.00' }, { amount: '120.00', taxKind: 'SERVICE', label: 'Pacote Essencial' }],
      note: 'Pedido de compra 4500012345.',
    })
    const content = await readPdf(invoice, customer)
    const text = await textOf(content)

    expect(text).toContain('Fatura 000231 · emitida em 01/12/2026 · novembro de 2026')
    expect(text).toContain('Atlântica Engenharia S.A.')
    expect(text).toContain('Vencimento sábado, 05/12/2026')
    expect(text).toContain('Sem encargos até segunda, 07/12/2026')
    expect(text).toContain(`Locação ${money('900.00')}`)
    expect(text).toContain(`Serviços ${money('120.00')}`)
    expect(text).toContain(`Total da fatura ${money('1020.00')}`)
    expect(text).toContain('Pedido de compra 4500012345.')
    expect(text).toContain('Página 1 de')
    expect(await pdfFacts(content)).toMatchObject({
      info: { Title: 'Fatura 000231, Atlântica Engenharia S.A.', Language: 'pt-BR' },
      marked: { Marked: true },
    })
  })

  it('asks by Pix for what the page asks for, and shows the line of the boleto', async () => {
    const { invoice, customer } = await aCustomerWith({
      dueOn: '2026-12-10',
      digitableLine: '00190000090123456789700000001172116560000090000',
    })
    const text = await textOf(await readPdf(invoice, customer))
    const { pix } = await paymentOf(invoice, customer)

    expect(pix?.payload).toContain('5406900.00')
    expect(withoutSpaces(text)).toContain(withoutSpaces(String(pix?.payload)))
    expect(text).toContain('00190.00009 01234.567897 00000.001172 1 16560000090000')
  })

  it('is kept with its digest, and the same whenever it is read', async () => {
    const { invoice, customer } = await aCustomerWith({}, aDocumentedInvoice)
    const first = await readPdf(invoice, customer)
    await rowsOf(`update companies set corporate_name = 'Outro Nome Ltda.' where id = $1`, [invoice.companyId])
    const later = await readPdf(invoice, customer)

    const [kept] = await rowsOf('select pdf_sha256, pdf_size from invoices where id = $1', [invoice.id])
    expect(Buffer.from(later)).toEqual(Buffer.from(first))
    expect(kept).toEqual({
      pdf_sha256: createHash('sha256').update(first).digest('hex'),
      pdf_size: first.byteLength,
    })
  })

  it('is made and kept when it is read before its job has run', async () => {
    const { invoice, customer } = await aCustomerWith()
    const [one, other] = await Promise.all([readPdf(invoice, customer), readPdf(invoice, customer)])

    expect(Buffer.from(one)).toEqual(Buffer.from(other))
    expect(await rowsOf('select 1 from invoices where id = $1 and pdf_key is not null', [invoice.id])).toHaveLength(1)
  })

  it('lists in its annex each unit with the days that count in the month', async () => {
    const company = await aCompany()
    const order = await anOrder({ company })
    const [unit, other] = await rentedUnits(order, 2)
    if (!unit || !other) throw new Error('No units')
    const days = { startedOn: '2026-10-05', days: 30, fee: '450.00', amount: '450.00' }
    const invoice = await anInvoice({
      company,
      lines: [
        {
          orderId: order.orderId,
          quantity: 2,
          unitAmount: '450.00',
          measurements: [
            { ...days, ...unit },
            { ...days, ...other, startedOn: '2026-11-11', endedOn: '2026-11-18', days: 7, amount: '105.00' },
          ],
        },
        {
          orderId: order.orderId,
          taxKind: 'SERVICE',
          amount: '12.00',
          measurements: [{ ...days, ...unit, fee: '12.00', amount: '12.00' }],
        },
      ],
    })
    const text = await textOf(await readPdf(invoice, await aUser({ company })))

    expect(text).toContain(`Pedido ${order.orderMaskId} · Notebook Dell Latitude 5440 (2 equipamentos)`)
    expect(text).toContain(`${unit.serial} 01/11/2026 30/11/2026 30 30 ${money('450.00')} ${money('12.00')}`)
    expect(text).toContain(`${other.serial} 11/11/2026 17/11/2026 7 30 ${money('105.00')} —`)
  })
})

describe('a credit note', () => {
  it('names the invoice that it corrects, and asks for nothing', async () => {
    const { invoice, customer } = await aCustomerWith({ number: 4000 })
    const company = { ...(await aCompany()), id: invoice.companyId }
    const lines = [{ amount: '-90.00', kind: 'CORRECTION' as const }]
    const note = await anInvoice({ company, kind: 'CREDIT', refersToId: invoice.id, lines })
    const text = await textOf(await readPdf(note, customer))

    expect(text).toContain('referente à fatura 004000')
    expect(text).toContain(`Total do crédito ${money('-90.00')}`)
    expect(text).not.toContain('Como pagar')
  })
})

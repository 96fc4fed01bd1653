import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { formatMoney } from '@/services/format/format.rules'
import { aDocumentedInvoice, getFile } from '@/tests/factories/billing/documents.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { atMoment } from '@/tests/setup/today'

// Row L9 of the table of late charges: due on Saturday 05/12/2026, paid on Tuesday 22/12.
atMoment('2026-12-22T15:00:00Z')

const money = (amount: string) => formatMoney(amount).replace(/\s+/g, ' ')
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

async function aCustomerWith(wanted: Parameters<typeof aDocumentedInvoice>[0]) {
  const company = await aCompany()
  const invoice = await aDocumentedInvoice({ ...wanted, company })
  return { invoice, ...(await aUser({ company })), path: `/invoices/${String(invoice.id)}` }
}

async function read(path: string, token: string) {
  const { headers, bytes } = await getFile(`${path}/pdf`, token)
  return { name: headers.get('Content-Disposition'), text: (await pdfPages(bytes)).join(' '), bytes }
}

const keptOf = (id: number) => rowsOf('select pdf_key, pdf_sha256 from invoices where id = $1', [id])

describe('the PDF of a late invoice', () => {
  it('is a second copy with what is to be paid today, which is not kept', async () => {
    const { invoice, path, token } = await aCustomerWith({ lines: [{ amount: '17538.00' }] })
    const before = await keptOf(invoice.id)
    const { name, text } = await read(path, token)
    const { body } = await callApi<PaymentOptions>('GET', `${path}/payment`, { token })

    expect(body.total_today).toBe('17988.14')
    expect(name).toContain('segunda via.pdf')
    expect(text).toContain('segunda via de 22/12/2026')
    expect(text).toContain(`A pagar em 22/12/2026 ${money('17988.14')}`)
    expect(text).toContain(`multa de 2% ${money('350.76')}`)
    expect(text).toContain(`17 dias de atraso ${money('99.38')}`)
    expect(withoutSpaces(text)).toContain(withoutSpaces(String(body.pix?.payload)))
    expect(await keptOf(invoice.id)).toEqual(before)
  })

  it('asks for nothing more once it is paid: then it is the one that was issued', async () => {
    const { invoice, path, token } = await aCustomerWith({ status: 'PAID' })
    const { name, text, bytes } = await read(path, token)

    expect(name).not.toContain('segunda via')
    expect(text).not.toContain('multa')
    expect(bytes.byteLength).toBe(
      Number((await rowsOf('select pdf_size from invoices where id = $1', [invoice.id]))[0]?.pdf_size),
    )
  })
})

describe('the PDF of a cancelled invoice', () => {
  it('says so on each page, and has nothing to pay by', async () => {
    const { path, token } = await aCustomerWith({ status: 'CANCELED' })
    const { text } = await read(path, token)

    expect(text).toContain('CANCELADA')
    expect(text).toContain('Esta fatura foi cancelada. Não pague por ela.')
    expect(text).not.toContain('br.gov.bcb.pix')
  })
})

describe('the PDF of an invoice with a later due day', () => {
  it('is a second copy with that day, without charges until then', async () => {
    const { path, token } = await aCustomerWith({ extendedTo: '2026-12-28', payableOn: '2026-12-28' })
    const { text } = await read(path, token)

    expect(text).toContain('Novo vencimento segunda, 28/12/2026')
    expect(text).toContain(`A pagar: ${money('900.00')}`)
    expect(text).not.toContain('multa')
  })
})

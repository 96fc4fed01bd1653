/** @database none */
import { drawInvoice } from '@/server/billing/documents/invoice-pdf'
import { aPrintedInvoice, aPrintedLine, manyPrintedUnits } from '@/tests/factories/billing/printed-invoice'
import { pdfPages } from '@/tests/factories/http/pdf-text'

const THOUSAND = aPrintedInvoice({
  lines: [aPrintedLine({ quantity: 1000, unitAmount: '75.00', amount: '75000.00', detail: '15 de 30 dias' })],
  units: manyPrintedUnits(1000),
  rentalTotal: '75000.00',
  total: '75000.00',
})

describe('an invoice of a thousand units', () => {
  it('shows them as one line, and each of them once in the annex', async () => {
    const pages = await pdfPages(await drawInvoice(THOUSAND))
    const serials = pages.join(' ').match(/SN-\d{5}/g) ?? []

    expect(pages[0]).toContain('Notebook Dell Latitude 5440 15 de 30 dias')
    expect(pages[0]).not.toContain('SN-00001')
    expect(serials).toHaveLength(1000)
    expect(new Set(serials).size).toBe(1000)
    const annex = pages.filter((page) => page.includes('SN-'))
    expect(annex.every((page) => page.includes('Número de série De Até Dias Divisor Locação Serviço'))).toBe(true)
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${String(index + 1)} de ${String(pages.length)}`)
    })
  })

  it('has the same bytes whenever it is drawn', async () => {
    const invoice = { ...THOUSAND, units: manyPrintedUnits(40) }
    const [one, other] = await Promise.all([drawInvoice(invoice), drawInvoice(invoice)])
    expect(Buffer.compare(one, other)).toBe(0)
  })
})

describe('what is not printed', () => {
  it('is an annex where nothing was measured, and a way to pay where nothing is to be paid', async () => {
    const text = (await pdfPages(await drawInvoice(aPrintedInvoice({ payment: null })))).join(' ')
    expect(text).not.toContain('Anexo')
    expect(text).not.toContain('Como pagar')
  })

  it('is a Pix code without a receiver: the boleto stands alone', async () => {
    const payment = { amount: '900.00', pix: null, digitableLine: '00190000090123456789700000001172116560000090000' }
    const text = (await pdfPages(await drawInvoice(aPrintedInvoice({ payment })))).join(' ')
    expect(text).toContain('Boleto, linha digitável')
    expect(text).not.toContain('Pix')
  })
})

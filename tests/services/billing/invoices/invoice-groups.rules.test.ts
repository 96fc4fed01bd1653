import {
  linesByOrder,
  monthComparison,
  orderSentence,
  summaryLines,
} from '@/services/billing/invoices/invoice-groups.rules'
import { toCents } from '@/services/format/format.rules'
import { wireInvoice, wireInvoiceLine, wireInvoiceLines } from '@/tests/factories/wire/invoices.wire'

const FREIGHT = wireInvoiceLine({
  ...{ id: 9, order: null, kind: 'FREIGHT', label: 'Frete da devolução', detail: null },
  ...{ quantity: 1, unit_amount: '80.00', amount: '80.00', measurements: 0 },
})

describe('the lines by order', () => {
  it('sum up to each order, and what is about none comes last', () => {
    const groups = linesByOrder([FREIGHT, ...wireInvoiceLines()])
    expect(groups.map(({ order, cents, lines }) => [order, cents, lines.length])).toEqual([
      ['000098', 605_000, 2],
      ['000117', 73_320, 2],
      [null, 8000, 1],
    ])
  })
})

describe('an order in one line', () => {
  const sentence = (...lines: Parameters<typeof wireInvoiceLine>[0][]) =>
    orderSentence({ lines: lines.map((line) => wireInvoiceLine(line)) })

  it('names what is rented and for how long', () => {
    expect(sentence({})).toEqual({ what: '35 × Vertex 14', detail: 'mês inteiro' })
  })

  it('names two products, and counts the others', () => {
    const { what } = sentence({}, { label: 'Lumen 27', quantity: 4 }, { label: 'Orbe 6', quantity: 2 })
    expect(what).toBe('35 × Vertex 14, 4 × Lumen 27 e mais 1')
  })

  it('says no days where they differ', () => {
    expect(sentence({}, { label: 'Lumen 27', detail: '13 de 30 dias' }).detail).toBeNull()
  })

  it('names the lines where nothing is rented', () => {
    expect(orderSentence({ lines: [FREIGHT] })).toEqual({ what: 'Frete da devolução', detail: null })
  })
})

describe('the summary', () => {
  it('has rental, service and the others by name', () => {
    expect(summaryLines([...wireInvoiceLines(), FREIGHT]).map(({ label, cents }) => [label, cents])).toEqual([
      ['Locação de equipamentos', 676_080],
      ['Pacotes de serviço', 6240],
      ['Cupom OBRA40', -4000],
      ['Frete da devolução', 8000],
    ])
  })

  it('adds up to the total', () => {
    const { lines, total } = wireInvoice()
    expect(summaryLines(lines).reduce((sum, { cents }) => sum + cents, 0)).toBe(toCents(total))
  })
})

describe('compared with the month before', () => {
  const NOW = new Date('2026-12-01T15:00:00Z')
  const before = (total: string, ...orders: string[]) => ({
    period: '2026-10',
    total,
    lines: orders.map((order_mask_id) => wireInvoiceLine({ order: { order_mask_id, company_id: 7 } })),
  })

  it.each([
    ['6050.00', ['000098'], 'R$ 733,20 a mais que em outubro: entrou o pedido 000117.'],
    ['7000.00', ['000098', '000117'], 'R$ 216,80 a menos que em outubro.'],
    ['6783.20', ['000098', '000117'], 'O mesmo valor de outubro.'],
    [
      '7000.00',
      ['000098', '000090', '000091'],
      'R$ 216,80 a menos que em outubro: entrou o pedido 000117 e saíram os pedidos 000090 e 000091.',
    ],
  ])('a total of %s of the orders %j', (total, orders, sentence) => {
    expect(monthComparison(wireInvoice(), before(total, ...orders), NOW).replaceAll('\u00A0', ' ')).toBe(sentence)
  })
})

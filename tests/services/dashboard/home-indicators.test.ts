import {
  deliveriesNote,
  invoiceLabel,
  invoiceNote,
  ticketsNote,
  unitsNote,
} from '@/services/dashboard/home-indicator-texts.rules'
import { firstInvoiceDay, homeInvoiceStatus } from '@/services/dashboard/home-indicators.rules'
import type { HomeInvoice } from '@/services/dashboard/home-indicators.schema'
import { NO_INDICATORS, wireHomeIndicators } from '@/tests/factories/wire/home-indicators.wire'

/** Monday, 9 h in São Paulo. */
const now = new Date('2026-11-23T12:00:00Z')
const TODAY = '2026-11-23'

describe('how an invoice stands', () => {
  const facts = { kind: 'MONTHLY', status: 'ISSUED', payableOn: TODAY, disputed: false } as const

  it.each([
    ['on its last day without charges', {}, 'OPEN'],
    ['the day after', { payableOn: '2026-11-22' }, 'LATE'],
    ['the day after, given up by staff', { payableOn: '2026-11-22', status: 'UNCOLLECTIBLE' }, 'LATE'],
    ['the day after, while it is contested', { payableOn: '2026-11-22', disputed: true }, 'DISPUTED'],
    ['once it is paid, contested or not', { payableOn: '2026-11-22', status: 'PAID', disputed: true }, 'PAID'],
  ] as const)('%s', (_when, overrides, status) => {
    expect(homeInvoiceStatus({ ...facts, ...overrides }, TODAY)).toBe(status)
  })
})

describe('the first invoice', () => {
  it.each([
    ['2026-11-01', '2026-12-01'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
  ])('of a company that has units on %s is expected on %s', (today, day) => {
    expect(firstInvoiceDay(today, { units: 1, isDrafted: false })).toBe(day)
  })

  it('is expected on no day without units, and once there is a draft', () => {
    expect(firstInvoiceDay(TODAY, { units: 0, isDrafted: false })).toBeNull()
    expect(firstInvoiceDay(TODAY, { units: 1, isDrafted: true })).toBeNull()
  })
})

describe('what stands below the invoice', () => {
  const noteFor = (invoice: Partial<HomeInvoice>) => {
    const { text, tone } = invoiceNote(
      wireHomeIndicators({
        invoice: {
          ...{ period: '2026-10', total: '900.00', due_on: '2026-12-05', payable_on: '2026-12-07', status: 'OPEN' },
          ...invoice,
        },
      }),
      now,
    )
    return [text, tone]
  }

  it.each<[Partial<HomeInvoice>, string, string]>([
    [{}, 'vence em 05/12', 'plain'],
    [{ due_on: '2027-01-05' }, 'vence em 05/01/2027', 'plain'],
    [{ due_on: '2026-11-24' }, 'vence amanhã', 'soon'],
    [{ due_on: TODAY, payable_on: TODAY }, 'vence hoje', 'soon'],
    [{ due_on: '2026-11-21', payable_on: TODAY }, 'sem encargos até 23/11', 'soon'],
    [{ due_on: '2026-11-05', status: 'LATE' }, 'venceu em 05/11', 'late'],
    [{ due_on: '2026-11-05', status: 'PAID' }, 'paga', 'plain'],
    [{ due_on: '2026-11-05', status: 'DISPUTED' }, 'em análise', 'plain'],
  ])('%j: %s', (invoice, text, tone) => {
    expect(noteFor(invoice)).toEqual([text, tone])
  })

  it.each([
    [{ first_invoice_on: '2026-12-01', units: 4 }, 'A primeira fatura sai em 01/12'],
    [{ units: 4 }, 'A primeira fatura sai em breve'],
    [{}, 'nenhuma fatura ainda'],
  ])('before there is one, %j: %s', (overrides, text) => {
    expect(invoiceNote({ ...NO_INDICATORS, ...overrides }, now).text).toBe(text)
  })

  it('names the month, with the year of another one', () => {
    const labelOf = (period: string) => invoiceLabel({ invoice: { period } }, now)
    expect(labelOf('2026-11')).toBe('Mensalidade de novembro')
    expect(labelOf('2025-12')).toBe('Mensalidade de dezembro de 2025')
    expect(invoiceLabel(NO_INDICATORS, now)).toBe('Mensalidade')
  })
})

describe('what stands below the counts', () => {
  it.each([
    [{ units: 112, addresses: 3 }, 'em 3 endereços'],
    [{ units: 1, addresses: 1 }, 'em 1 endereço'],
    [{ units: 0, addresses: 0 }, 'nenhum por enquanto'],
  ])('units, %j: %s', (held, text) => {
    expect(unitsNote(held)).toBe(text)
  })

  it.each([
    [{ under_way: 2, next_on: '2026-11-25' }, 'próxima em 25/11'],
    [{ under_way: 2, next_on: '2026-11-24' }, 'próxima amanhã'],
    [{ under_way: 1, next_on: TODAY }, 'próxima hoje'],
    [{ under_way: 1, next_on: null }, 'data a confirmar'],
    [{ under_way: 0, next_on: null }, 'nenhuma por enquanto'],
  ])('deliveries, %j: %s', (deliveries, text) => {
    expect(deliveriesNote(deliveries, now)).toBe(text)
  })

  it.each([
    // Still Sunday in São Paulo.
    [{ open: 1, last_reply_at: '2026-11-23T02:59:00Z' }, 'respondido ontem'],
    [{ open: 1, last_reply_at: '2026-11-23T03:00:00Z' }, 'respondido hoje'],
    [{ open: 1, last_reply_at: '2026-11-17T12:00:00Z' }, 'respondido em 17/11'],
    [{ open: 3, last_reply_at: '2026-11-23T11:00:00Z' }, 'última resposta hoje'],
    [{ open: 3, last_reply_at: '2026-11-17T12:00:00Z' }, 'última resposta em 17/11'],
    [{ open: 2, last_reply_at: null }, 'ainda sem resposta'],
    [{ open: 0, last_reply_at: null }, 'nenhum pendente'],
  ])('tickets, %j: %s', (tickets, text) => {
    expect(ticketsNote(tickets, now)).toBe(text)
  })
})

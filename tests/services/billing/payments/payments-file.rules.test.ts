import { type PaidInvoice, paymentPlanner } from '@/services/billing/payments/payments-file.rules'
import type { SheetLine } from '@/services/http/import.rules'

const anInvoice = (overrides: Partial<PaidInvoice> = {}): PaidInvoice => ({
  id: 7,
  number: 231,
  status: 'ISSUED',
  total: 90_000,
  paidTotal: 0,
  ...overrides,
})

const known = { externalId: 'E0', number: 231, amount: '900.00', paidOn: '2026-12-09', isReversed: false }

type Cells = Partial<Record<'txid' | 'valor' | 'data' | 'id', string>>

const aLine = (overrides: Cells = {}, line = 2): SheetLine => ({
  line,
  cells: { txid: 'FAT000231', valor: '900,00', data: '09/12/2026', id: 'E1', ...overrides },
  isTooLong: false,
  raw: [],
})

const plannerOf = (invoices = [anInvoice()], payments = [known]) =>
  paymentPlanner({ invoices, payments, today: '2026-12-10' })

describe('a line of a file of payments', () => {
  it.each([
    ['a txid', {}],
    ['the number alone', { txid: '231' }],
    ['an amount with R$', { valor: 'R$ 900' }],
    ['an amount as other programs write it', { valor: '900.00' }],
    ['a day as other programs write it', { data: '2026-12-09' }],
  ])('is a payment with %s', (_, cells) => {
    expect(plannerOf()(aLine(cells))).toEqual({
      kind: 'created',
      step: { line: 2, invoiceId: 7, amount: '900.00', paidOn: '2026-12-09', externalId: 'E1' },
    })
  })

  it.each([
    ['no txid', { txid: '' }, 'txid', 'Preencha esse campo'],
    ['a txid of something else', { txid: 'PED-9' }, 'txid', '“PED-9” não é de uma fatura. Escreva como FAT000231.'],
    ['a number that no invoice has', { txid: 'FAT000232' }, 'txid', 'Não há fatura 000232.'],
    ['an amount of zero', { valor: '0,00' }, 'valor', 'Use um valor maior que zero, como 1.499,90.'],
    ['an amount below zero', { valor: '-1,00' }, 'valor', 'Use um valor maior que zero, como 1.499,90.'],
    ['an amount that is none', { valor: 'mil' }, 'valor', 'Use um valor maior que zero, como 1.499,90.'],
    ['a day that is none', { data: '31/02/2026' }, 'data', 'Use uma data como 09/12/2026.'],
    ['a day to come', { data: '11/12/2026' }, 'data', '11/12/2026 ainda não chegou.'],
    ['no id', { id: '' }, 'id', 'Preencha esse campo'],
    ['an id that is too long', { id: 'E'.repeat(81) }, 'id', 'No máximo 80 caracteres'],
    [
      'the id of another payment',
      { id: 'E0', valor: '1,00' },
      'id',
      'Já há outro pagamento com esse id, na fatura 000231.',
    ],
  ])('fails with %s', (_, cells, column, message) => {
    expect(plannerOf()(aLine(cells))).toEqual({ kind: 'failed', faults: [{ column, message }] })
  })

  it('fails for a cancelled invoice', () => {
    expect(plannerOf([anInvoice({ status: 'CANCELED' })])(aLine())).toMatchObject({
      faults: [{ column: 'txid', message: 'A fatura 000231 foi cancelada.' }],
    })
  })

  it('fails for a payment that was reversed', () => {
    expect(plannerOf([anInvoice()], [{ ...known, isReversed: true }])(aLine({ id: 'E0' }))).toMatchObject({
      faults: [{ column: 'id', message: 'Esse pagamento foi estornado.' }],
    })
  })

  it('tells of all that is wrong with it at once', () => {
    expect(plannerOf()(aLine({ txid: 'x', valor: '', data: '', id: '' }))).toMatchObject({
      faults: [{ column: 'txid' }, { column: 'valor' }, { column: 'data' }, { column: 'id' }],
    })
  })

  it('changes nothing when its payment is recorded already', () => {
    expect(plannerOf()(aLine({ id: 'E0' }))).toEqual({ kind: 'unchanged' })
  })

  it('fails when its id stands in the file twice', () => {
    const plan = plannerOf()
    plan(aLine())
    expect(plan(aLine({}, 3))).toEqual({
      kind: 'failed',
      faults: [{ column: 'id', message: 'Já está na linha 2 deste arquivo.' }],
    })
  })

  it('says when an invoice gets more than its total, by this line and those above it', () => {
    const plan = plannerOf([anInvoice({ paidTotal: 10_000 })], [])
    expect(plan(aLine({ valor: '800,00' }))).not.toHaveProperty('notice')
    expect(plan(aLine({ valor: '50,00', id: 'E2' }, 3))).toMatchObject({
      notice: 'Linha 3: a fatura 000231 fica com R$\u00A050,00 além do total, para encargos e crédito.',
    })
  })
})

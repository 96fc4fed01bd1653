import fc from 'fast-check'
import {
  boletoObjection,
  digitableLine,
  dueFactor,
  formatLine,
  lineDigits,
} from '@/services/billing/payments/boleto.rules'
import { addDays } from '@/services/orders/business-days.rules'

const BANCO_DO_BRASIL = '00190.00009 01234.567897 00000.001172 1 16560000090000'
const terms = { amount: 90_000, dueOn: '2026-12-10' }

describe('the due factor', () => {
  it.each([
    ['2000-07-03', 1000],
    ['2025-02-21', 9999],
    ['2025-02-22', 1000],
    ['2026-12-10', 1656],
    ['2049-10-13', 9999],
    ['2049-10-14', 1000],
  ])('of %s is %i', (day, factor) => {
    expect(dueFactor(day)).toBe(factor)
  })
})

const LINES = [
  [BANCO_DO_BRASIL, 90_000, '2026-12-10'],
  ['34191.09123 34567.890123 34567.890008 7 99990000045000', 45_000, '2025-02-21'],
  ['34191.09123 34567.890123 34567.890008 2 10000000045000', 45_000, '2025-02-22'],
  ['23791.23405 50000.000013 23000.123408 6 16560001753800', 1_753_800, '2026-12-10'],
] as const

describe('a digitable line', () => {
  it.each(LINES)('%s is the boleto of %i cents due %s', (line, amount, dueOn) => {
    expect(boletoObjection(line, { amount, dueOn })).toBeUndefined()
  })

  it.each(LINES)('%s is written with its dots and blanks', (line) => {
    expect(formatLine(lineDigits(line))).toBe(line)
  })

  it.each([
    ['letters', BANCO_DO_BRASIL.replace('1172', '11A2'), 'A linha digitável só tem números'],
    ['nothing', '', 'A linha digitável tem 47 números; essa tem 0'],
    ['a digit less', BANCO_DO_BRASIL.slice(0, -1), 'A linha digitável tem 47 números; essa tem 46'],
    ['a bill of a utility', '8'.repeat(48), 'Essa linha é de conta ou tributo, com 48 números; a de boleto tem 47'],
    [
      'a wrong first field',
      BANCO_DO_BRASIL.replace('00190.00009', '00190.00019'),
      'Confira o 1º campo da linha: o dígito verificador não bate',
    ],
    [
      'a wrong second field',
      BANCO_DO_BRASIL.replace('01234.567897', '01234.567898'),
      'Confira o 2º campo da linha: o dígito verificador não bate',
    ],
    [
      'a wrong third field',
      BANCO_DO_BRASIL.replace('00000.001172', '00000.001182'),
      'Confira o 3º campo da linha: o dígito verificador não bate',
    ],
    [
      'a wrong check digit of the whole',
      BANCO_DO_BRASIL.replace(' 1 ', ' 2 '),
      'Confira a linha: o dígito verificador geral não bate',
    ],
    ['another currency', '00180.00000 01234.567897 00000.001172 1 16560000090000', 'O boleto precisa ser em reais'],
  ])('is refused with %s', (_, line, objection) => {
    expect(boletoObjection(line, terms)).toBe(objection)
  })

  it('is refused with another amount', () => {
    expect(boletoObjection(BANCO_DO_BRASIL, { ...terms, amount: 90_001 })).toBe(
      'O valor do boleto é R$\u00A0900,00, e o da fatura, R$\u00A0900,01',
    )
  })

  it('is refused with another due day', () => {
    expect(boletoObjection(BANCO_DO_BRASIL, { ...terms, dueOn: '2026-12-11' })).toBe(
      'O boleto não vence em 11/12/2026, como a fatura',
    )
  })
})

describe('any boleto', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
  const aBoleto = fc.record({
    bank: digits(3),
    free: digits(25),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }),
    dueOn: fc.integer({ min: 0, max: 8_999 }).map((days) => addDays('2025-02-22', days)),
  })

  it('is taken for its invoice', () => {
    fc.assert(fc.property(aBoleto, (one) => expect(boletoObjection(digitableLine(one), one)).toBeUndefined()))
  })

  it('is refused with one digit changed', () => {
    fc.assert(
      fc.property(aBoleto, fc.nat(46), fc.integer({ min: 1, max: 9 }), (one, at, added) => {
        const line = digitableLine(one)
        const changed = line.slice(0, at) + String((Number(line[at]) + added) % 10) + line.slice(at + 1)
        expect(boletoObjection(changed, one)).toBeDefined()
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['an amount of eleven digits', { amount: 10_000_000_000 }],
    ['no amount', { amount: 0 }],
    ['free digits that are too few', { free: '1' }],
    ['a bank of two digits', { bank: '01' }],
  ])('is not made of %s', (_, overrides) => {
    expect(() => digitableLine({ bank: '001', free: '0'.repeat(25), ...terms, ...overrides })).toThrow('No boleto')
  })
})

import {
  type AdjustmentValues,
  adjustmentCents,
  adjustmentProblems,
  EMPTY_ADJUSTMENT,
  fromTypedSignedMoney,
  toAdjustmentValues,
  toWrittenLine,
} from '@/services/billing/invoices/draft-editing.rules'
import { wireInvoiceLine } from '@/tests/factories/wire/invoices.wire'

const FREIGHT: AdjustmentValues = { ...EMPTY_ADJUSTMENT, kind: 'FREIGHT', label: 'Frete extra', unit_amount: '1.499,9' }

it.each([
  ['1.499,9', '1499.90'],
  ['-40', '-40.00'],
  ['− 40,00', '-40.00'],
  ['quarenta', 'quarenta'],
])('money typed as %s is %s', (typed, amount) => {
  expect(fromTypedSignedMoney(typed)).toBe(amount)
})

describe('a written line', () => {
  it.each<[string, Partial<AdjustmentValues>, object]>([
    ['is complete', {}, {}],
    ['says what it is', { label: ' ' }, { label: 'Diga o que é' }],
    ['counts from one', { quantity: '0' }, { quantity: 'Use um número inteiro a partir de 1' }],
    ['has an amount', { unit_amount: '' }, { unit_amount: 'Use um valor como 1.499,90' }],
    ['is not zero', { unit_amount: '0,00' }, { unit_amount: 'O valor não pode ser zero' }],
    ['explains a damage', { kind: 'DAMAGE' }, { reason: 'Conte o motivo' }],
    ['explains what is given back', { kind: 'OTHER', unit_amount: '-40' }, { reason: 'Conte o motivo' }],
    [
      'is negative only as a correction or other',
      { unit_amount: '-40', reason: 'Cobrado em dobro' },
      { unit_amount: 'Só Correção e Outro podem ser negativos' },
    ],
  ])('%s', (_, change, problems) => {
    expect(adjustmentProblems({ ...FREIGHT, ...change })).toEqual(problems)
  })

  it('goes to the API in its format, and comes back as it was typed', () => {
    const sent = toWrittenLine({ ...FREIGHT, quantity: '2' }, 8)
    expect(sent).toMatchObject({ id: 8, kind: 'FREIGHT', quantity: 2, unit_amount: '1499.90', reason: null })
    const values = toAdjustmentValues(wireInvoiceLine({ kind: 'FREIGHT', order: null, unit_amount: '-1499.90' }))
    expect(values).toMatchObject({ kind: 'FREIGHT', unit_amount: '-1.499,90', order_mask_id: null })
  })

  it('adds up while it is typed, once it is a number', () => {
    expect(adjustmentCents({ ...FREIGHT, quantity: '2' })).toBe(299_980)
    expect(adjustmentCents({ ...FREIGHT, unit_amount: 'x' })).toBeUndefined()
  })
})

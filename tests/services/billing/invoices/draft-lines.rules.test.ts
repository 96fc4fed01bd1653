import { editLines, type ExistingLine } from '@/services/billing/invoices/draft-lines.rules'
import type { DraftLine } from '@/services/billing/invoices/invoice-commands.schema'

const standing = (overrides: Partial<ExistingLine> = {}): ExistingLine => ({
  ...{ id: 1, kind: 'MEASURED', taxKind: 'RENTAL', label: 'Vertex 14', quantity: 2, unitAmount: 28_900, reason: null },
  ...overrides,
})

const asked = (overrides: Partial<DraftLine> = {}): DraftLine => ({
  ...{ id: 1, kind: 'MEASURED', tax_kind: 'RENTAL', label: 'Vertex 14', quantity: 2, unit_amount: '289.00' },
  ...overrides,
})

const credit = { kind: 'COMPANY_CREDIT' as const, quantity: 1 }

describe('the lines of a draft after an edit', () => {
  it('are the standing ones, unchanged, when they are asked for as they are', () => {
    const { lines, dropped, refused } = editLines([standing()], [asked()])
    expect([lines, dropped, refused]).toEqual([
      [{ ...standing(), amount: 57_800, orderMaskId: null, changed: false }],
      [],
      {},
    ])
  })

  it('lose what is not asked for any more, and keep the order that is asked for', () => {
    const all = [standing(), standing({ id: 2, kind: 'SETTLEMENT' }), standing({ id: 3 })]
    const { lines, dropped, refused } = editLines(all, [asked({ id: 3 }), asked()])
    expect([lines.map(({ id }) => id), dropped, refused]).toEqual([[3, 1], [2], {}])
  })

  it('keep the reason of a standing line that is asked for without one', () => {
    const [line] = editLines([standing({ reason: 'Acordo.' })], [asked({ reason: null })]).lines
    expect(line).toMatchObject({ reason: 'Acordo.', changed: false })
  })

  it('come to the quantity times the amount', () => {
    const freight = asked({ id: undefined, kind: 'FREIGHT', quantity: 3, unit_amount: '44.44' })
    expect(editLines([], [freight]).lines[0]?.amount).toBe(13_332)
  })
})

describe('an edit is refused', () => {
  const cases: [string, ExistingLine[], DraftLine[], string[]][] = [
    ['a measured amount without a reason', [standing()], [asked({ unit_amount: '1.00' })], ['lines[0].reason']],
    ['a measured label without a reason', [standing()], [asked({ label: 'Outro' })], ['lines[0].reason']],
    ['an end of measured days', [standing()], [], ['lines']],
    ['a reason of two letters', [standing()], [asked({ quantity: 1, reason: 'ok' })], ['lines[0].reason']],
    ['another kind', [standing({ kind: 'FREIGHT' })], [asked({ kind: 'OTHER' })], ['lines[0].kind']],
    ['a line twice', [standing()], [asked(), asked()], ['lines[1].label']],
    ['an unknown line', [], [asked()], ['lines[0].label', 'lines[0].kind']],
    ['a new measured line', [], [asked({ id: undefined })], ['lines[0].kind']],
    [
      'a measured line below zero',
      [standing()],
      [asked({ unit_amount: '-1.00', reason: 'Acordo.' })],
      ['lines[0].unit_amount'],
    ],
    [
      'more credit than was offered',
      [standing({ ...credit, unitAmount: -5_000 })],
      [asked({ ...credit, unit_amount: '-50.01', reason: 'Acordo.' })],
      ['lines[0].unit_amount'],
    ],
    [
      'credit above zero',
      [standing({ ...credit, unitAmount: -5_000 })],
      [asked({ ...credit, unit_amount: '0.01', reason: 'Acordo.' })],
      ['lines[0].unit_amount'],
    ],
  ]
  it.each(cases)('for %s', (_, before, after, paths) => {
    expect(Object.keys(editLines(before, after).refused)).toEqual(paths)
  })
})

describe('an edit is accepted', () => {
  const cases: [string, ExistingLine[], DraftLine[]][] = [
    ['a measured amount with a reason', [standing()], [asked({ unit_amount: '0.00', reason: 'Cortesia.' })]],
    [
      'a coupon that lessens more, with a reason',
      [standing({ kind: 'COUPON', unitAmount: -1_000, quantity: 1 })],
      [asked({ kind: 'COUPON', unit_amount: '-20.00', quantity: 1, reason: 'Acordo.' })],
    ],
    [
      'less credit, with a reason',
      [standing({ ...credit, unitAmount: -5_000 })],
      [asked({ ...credit, unit_amount: '-10.00', reason: 'Guardar o resto.' })],
    ],
    [
      'a correction below zero with a reason',
      [],
      [asked({ id: undefined, kind: 'CORRECTION', unit_amount: '-80.00', reason: 'Cobrado a mais.' })],
    ],
    ['damage with a reason', [], [asked({ id: undefined, kind: 'DAMAGE', reason: 'Tela quebrada.' })]],
    ['freight without one', [], [asked({ id: undefined, kind: 'FREIGHT' })]],
  ]
  it.each(cases)('for %s', (_, before, after) => {
    expect(editLines(before, after).refused).toEqual({})
  })
})

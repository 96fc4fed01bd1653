import { changesOf } from '@/services/billing/invoices/draft-changes.rules'
import { totalsOf } from '@/services/billing/invoices/invoice-totals.rules'
import { draftObjections } from '@/services/billing/invoices/objections.rules'

const line = (amount: number, overrides: Partial<Parameters<typeof changesOf>[0][number]> = {}) => ({
  ...{ orderId: 1, kind: 'MEASURED' as const, taxKind: 'RENTAL' as const, period: '2026-11-01', label: 'Vertex 14' },
  ...{ detail: 'mês inteiro', amount },
  ...overrides,
})

describe('the totals of lines', () => {
  it('part what is measured by its tax, and everything else', () => {
    expect(
      totalsOf([
        line(100_000),
        line(-5_000, { kind: 'COUPON' }),
        line(7_000, { taxKind: 'SERVICE' }),
        line(9_000, { kind: 'FREIGHT' }),
        line(300, { kind: 'LATE_CHARGES' }),
      ]),
    ).toEqual({ rental: 95_000, service: 7_000, adjustments: 9_300, total: 111_300 })
  })

  it('are nothing of no line', () => {
    expect(totalsOf([])).toEqual({ rental: 0, service: 0, adjustments: 0, total: 0 })
  })
})

describe('what a recalculation changes', () => {
  it('is nothing when the lines are the same, also in another order', () => {
    const [one, other] = [line(100), line(200, { label: 'Orion 27' })]
    expect(
      changesOf(
        [one, other],
        [
          { ...other, period: '2026-11' },
          { ...one, period: '2026-11' },
        ],
      ),
    ).toEqual([])
  })

  it('is what is new, what is gone, and what costs something else', () => {
    const freight = line(500, { label: 'Frete', detail: null })
    const before = [line(28_900), line(1_200, { label: 'Pacote Essencial' }), freight]
    const after = [line(28_900, { detail: '15 de 30 dias' }), line(1_000, { label: 'Pacote Essencial' }), freight]
    expect(changesOf(before, after)).toEqual([
      { label: 'Vertex 14 · mês inteiro', before: '289.00', after: null },
      { label: 'Pacote Essencial · mês inteiro', before: '12.00', after: '10.00' },
      { label: 'Vertex 14 · 15 de 30 dias', before: null, after: '289.00' },
    ])
  })
})

describe('what keeps a draft from being issued', () => {
  const draft = {
    ...{ status: 'DRAFT' as const, rentalTotal: '900.00', serviceTotal: '0.00', adjustmentsTotal: '0.00' },
    ...{ dueOn: '2026-12-05', dueChosen: false, unpricedUnits: 0 },
  }
  const around = { today: '2026-12-01', withoutNcm: [] }

  it.each([
    ['nothing', draft, around, []],
    [
      'units without a price',
      { ...draft, unpricedUnits: 3 },
      around,
      ['3 unidades sem preço: escreva o valor, ou o motivo de não cobrar.'],
    ],
    ['nothing in it', { ...draft, rentalTotal: '0.00' }, around, ['Não há nada a cobrar.']],
    ['lines that balance each other are billed', { ...draft, adjustmentsTotal: '-900.00' }, around, []],
    [
      'a chosen day that has passed',
      { ...draft, dueChosen: true, dueOn: '2026-11-30' },
      around,
      ['O vencimento escolhido já passou.'],
    ],
    ['a day by the rule moves when it is issued', { ...draft, dueOn: '2026-11-05' }, around, []],
    [
      'models without an NCM',
      draft,
      { ...around, withoutNcm: ['Orion 27', 'Vertex 14'] },
      ['Falta o NCM de Orion 27 e Vertex 14, que a NFS-e exige.'],
    ],
    ['an issued one is past all that', { ...draft, status: 'ISSUED' as const, unpricedUnits: 3 }, around, []],
  ])('%s', (_, given, when, said) => {
    expect(draftObjections(given, when)).toEqual(said)
  })
})

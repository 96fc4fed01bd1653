import fc from 'fast-check'
import type { CreditReport } from '@/services/credit/credit.schema'
import type { ExposureVerdict } from '@/services/credit/exposure.rules'
import { NEGATIVE_KINDS } from '@/services/credit/negative-entries.rules'
import { ADVICE_BY_RISK, ADVICE_LEVELS, recommend, worstFirst } from '@/services/credit/recommendation.rules'
import { RISK_CLASSES } from '@/services/credit/risk-classes.rules'

type Counts = (number | null)[]

const entriesOf = (counts: Counts): CreditReport['negative_entries'] =>
  NEGATIVE_KINDS.map((kind, place) => ({ kind, count: counts[place] ?? 0, balance: null, items: [] })).map(
    (one, place) => (counts[place] === null ? { ...one, count: null } : one),
  )
const adviseOn = (
  risk_class: CreditReport['risk_class'],
  counts: Counts = [],
  more: { isValid?: boolean; verdict?: ExposureVerdict } = {},
) => recommend({ risk_class, negative_entries: entriesOf(counts), isValid: true, ...more })

describe('the recommendation of a credit report', () => {
  it.each([
    ['low', [], {}, 'approve', 'Risco baixo, nada consta: pode aprovar'],
    ['low', [1], {}, 'review', 'Risco baixo, 1 registro: revise antes de aprovar'],
    ['minimal', [null], {}, 'review', 'Risco mínimo, nada consta, 1 tipo não consultado: revise antes de aprovar'],
    ['low', [], { verdict: 'exceeds' }, 'review', 'Risco baixo, nada consta, acima do limite: revise antes de aprovar'],
    ['low', [], { verdict: 'fits' }, 'approve', 'Risco baixo, nada consta: pode aprovar'],
    ['considerable', [2, 5, 1, 0, 0, 2], {}, 'review', 'Risco considerável, 10 registros: revise antes de aprovar'],
    ['imminent', [], {}, 'refuse', 'Risco iminente, nada consta: não recomendamos aprovar'],
    ['unclassified', [], {}, 'review', 'Sem classificação de risco, nada consta: revise antes de aprovar'],
    [
      'low',
      [],
      { isValid: false },
      'ask_again',
      'Risco baixo, nada consta, resultado vencido: consulte de novo antes de decidir',
    ],
  ] as const)('for risk %s, entries %j and %j is to %s', (risk, counts, more, level, text) => {
    expect(adviseOn(risk, [...counts], more)).toEqual({ level, text })
  })

  it('never gets better by another entry, another kind unseen or an exceeded limit, and never says a clean one of them', () => {
    const riskClass = fc.constantFrom(...RISK_CLASSES)
    const counts = fc.array(fc.option(fc.nat(20)), { minLength: 7, maxLength: 7 })
    const place = fc.nat(6)
    fc.assert(
      fc.property(riskClass, counts, place, fc.constantFrom(null, 1, 9), (risk, before, at, worse) => {
        const rank = (level: (typeof ADVICE_LEVELS)[number]) => ADVICE_LEVELS.indexOf(level)
        const { level } = adviseOn(risk, before)
        const after = adviseOn(risk, before.with(at, worse))
        if (before[at] === 0) expect(rank(after.level)).toBeGreaterThanOrEqual(rank(level))
        expect(rank(adviseOn(risk, before, { verdict: 'exceeds' }).level)).toBeGreaterThanOrEqual(rank(level))
        expect(after.level).not.toBe('approve')
        expect(rank(level)).toBeGreaterThanOrEqual(rank(ADVICE_BY_RISK[risk]))
        expect(after.text.includes('nada consta')).toBe(
          before.with(at, worse).every((n) => !n) && !allUnseen(before, at, worse),
        )
        expect(adviseOn(risk, before, { isValid: false }).level).toBe('ask_again')
      }),
    )
  })

  it('is followed by what is held against the company, then what nobody looked at', () => {
    expect(worstFirst(entriesOf([0, null, 3, 0, 1])).map(({ kind }) => kind)).toEqual([
      ...['overdue', 'lawsuit'],
      'pefin',
      ...['refin', 'bankruptcy', 'protest', 'cheque'],
    ])
  })
})

const allUnseen = (before: Counts, at: number, worse: number | null): boolean =>
  before.with(at, worse).every((count) => count === null)

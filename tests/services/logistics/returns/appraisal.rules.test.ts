import {
  answersText,
  appraisalObjections,
  type AppraisalDraft,
  type Condition,
  conditionObjection,
  type Destination,
  destinationObjection,
  flawlessAppraisal,
  MISSING_UNIT,
  missingAnswers,
} from '@/services/logistics/returns/appraisal.rules'
import type { Checklist } from '@/services/logistics/returns/checklist.rules'

const points = ['wiped', 'power', 'case'] as const
const allOk: Checklist = { wiped: 'ok', power: 'ok', case: 'ok' }

describe('the appraisal of a unit', () => {
  it('needs every test of its type, a condition and a destination', () => {
    expect(missingAnswers({}, points)).toEqual(['wiped', 'power', 'case', 'condition', 'destination'])
    expect(missingAnswers({ checklist: { power: 'ok' }, condition: 'good' }, points)).toEqual([
      'wiped',
      'case',
      'destination',
    ])
    expect(answersText(['wiped', 'condition', 'destination'])).toBe('dados apagados, condição e destino')
  })

  it('is complete with nothing wrong, and for a unit that did not come back', () => {
    expect(missingAnswers(flawlessAppraisal(points), points)).toEqual([])
    expect(missingAnswers(MISSING_UNIT, points)).toEqual([])
    expect(appraisalObjections({ serial: 'VX', ...MISSING_UNIT }, points)).toEqual([])
  })

  it('needs words for a fault and for damage', () => {
    const worn = { condition: 'worn', destination: 'IN_MAINTENANCE' } as const
    expect(missingAnswers({ ...worn, checklist: { ...allOk, case: 'bad' } }, points)).toEqual(['comment'])
    expect(missingAnswers({ ...worn, condition: 'damaged', checklist: allOk }, points)).toEqual(['comment'])
    expect(missingAnswers({ ...worn, checklist: allOk }, points)).toEqual([])
  })

  it.each<[string, Checklist, Condition, Destination, string | undefined]>([
    ['nothing wrong', allOk, 'good', 'UP_FOR_RENTAL', undefined],
    ['normal wear', allOk, 'worn', 'UP_FOR_RENTAL', undefined],
    ['data not erased', { ...allOk, wiped: 'bad' }, 'worn', 'UP_FOR_RENTAL', 'Prateleira só com os dados apagados.'],
    ['a fault', { ...allOk, case: 'bad' }, 'worn', 'UP_FOR_RENTAL', 'Prateleira só com todos os testes em ordem.'],
    ['a fault', { ...allOk, case: 'bad' }, 'worn', 'IN_MAINTENANCE', undefined],
    ['damage', allOk, 'damaged', 'UP_FOR_RENTAL', 'Com avaria não volta direto para a prateleira.'],
    ['a lost unit', {}, 'missing', 'IN_MAINTENANCE', 'O que não voltou só pode ser descartado.'],
  ])('with %s (%j, %s) to %s: %s', (_, checklist, condition, destination, sentence) => {
    expect(destinationObjection(destination, { condition, checklist })).toBe(sentence)
  })

  it('is not in good state with a fault', () => {
    const draft: AppraisalDraft = { checklist: { ...allOk, power: 'bad' } }
    expect(conditionObjection('good', draft)).toBe('Bom estado só com todos os testes em ordem.')
    expect(conditionObjection('worn', draft)).toBeUndefined()
  })

  it('names the unit and everything that is wrong', () => {
    const item = { serial: 'VX', condition: 'good', destination: 'UP_FOR_RENTAL', checklist: { wiped: 'bad' } } as const
    expect(appraisalObjections(item, points)).toEqual([
      'Serial VX: falta responder: liga e funciona, carcaça e o que foi encontrado.',
      'Serial VX: Bom estado só com todos os testes em ordem.',
      'Serial VX: Prateleira só com os dados apagados.',
    ])
  })
})

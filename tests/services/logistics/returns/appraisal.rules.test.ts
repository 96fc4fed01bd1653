import {
  allowedDestinations,
  appraisalObjection,
  defaultDestination,
} from '@/services/logistics/returns/appraisal.rules'

describe('the appraisal of a unit', () => {
  it.each([
    ['damaged', 'IN_MAINTENANCE', undefined, 'Serial VX: descreva a avaria no comentário.'],
    ['damaged', 'UP_FOR_RENTAL', 'Riscada', 'Serial VX: o que voltou danificado não volta direto para a locação.'],
    ['missing', 'IN_MAINTENANCE', undefined, 'Serial VX: o que não voltou só pode ser descartado.'],
    ['good', 'UP_FOR_RENTAL', undefined, undefined],
  ] as const)('as %s, to %s, with the comment %s: %s', (condition, destination, comment, sentence) => {
    expect(appraisalObjection({ serial: 'VX', condition, destination, comment })).toBe(sentence)
  })

  it.each(['good', 'damaged', 'missing'] as const)(
    'sends a unit that is %s to its first allowed destination by default',
    (condition) => {
      expect(defaultDestination(condition)).toBe(allowedDestinations(condition)[0])
    },
  )
})

import { collectionAfter, collectionObjection, isCollected } from '@/services/logistics/returns/collection.rules'

const facts = {
  status: 'EQUIPMENT_RETURN',
  receivedOn: null,
  deliveredOn: '2026-11-03',
  today: '2026-11-24',
} as const

describe('the day on which a return was collected', () => {
  it.each([
    ['on the day of its delivery', '2026-11-03', {}, undefined],
    ['today', '2026-11-24', {}, undefined],
    ['on the day of its receipt', '2026-11-12', { status: 'RETURN_RECEIVED', receivedOn: '2026-11-12' }, undefined],
    ['in the future', '2026-11-25', {}, 'A coleta não pode estar no futuro.'],
    ['before the delivery', '2026-11-02', {}, 'A coleta não pode ser antes da entrega, em 03/11/2026.'],
    [
      'after the receipt',
      '2026-11-13',
      { status: 'APPRAISAL', receivedOn: '2026-11-12' },
      'A coleta não pode ser depois do recebimento, em 12/11/2026.',
    ],
    ['before it left', '2026-11-10', { status: 'AWAITING_RETURN' }, 'Essa devolução ainda não foi recolhida.'],
    ['while it is stopped', '2026-11-10', { status: 'STOPPED' }, 'Essa devolução ainda não foi recolhida.'],
    ['of a cancelled one', '2026-11-10', { status: 'CANCELED' }, 'Essa devolução ainda não foi recolhida.'],
    ['missing on its way', null, {}, 'Informe o dia da coleta, ou devolva o volume à espera dela.'],
    ['missing once it is here', null, { status: 'DESTINATION' }, undefined],
  ] as const)('%s', (_, day, overrides, sentence) => {
    expect(collectionObjection(day, { ...facts, ...overrides })).toBe(sentence)
  })

  it.each([
    ['EQUIPMENT_RETURN', { given: '2026-11-11', recorded: null }, { sendingDate: '2026-11-11' }],
    ['EQUIPMENT_RETURN', { given: undefined, recorded: null }, { sendingDate: '2026-11-24' }],
    ['EQUIPMENT_RETURN', { given: undefined, recorded: '2026-11-10' }, { sendingDate: '2026-11-10' }],
    ['AWAITING_RETURN', { given: undefined, recorded: '2026-11-10' }, { sendingDate: null }],
    ['STOPPED', { given: undefined, recorded: '2026-11-10' }, { sendingDate: null }],
    ['RETURN_RECEIVED', { given: undefined, recorded: '2026-11-10' }, {}],
  ] as const)('after a move to %s with %j is %j', (to, { given, recorded }, after) => {
    expect(collectionAfter(to, { given, recorded, today: '2026-11-24' })).toEqual(after)
  })

  it('is known of what is on its way or has arrived', () => {
    expect((['EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'DESTINATION'] as const).map(isCollected)).toEqual([
      true,
      true,
      true,
    ])
    expect((['AWAITING_RETURN', 'STOPPED', 'CANCELED'] as const).map(isCollected)).toEqual([false, false, false])
  })
})

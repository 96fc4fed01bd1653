import {
  fieldObjections,
  isBeingPacked,
  mayReplaceSerials,
  missingForStatus,
} from '@/services/logistics/packages/package-moves.rules'

const ready = { missingSerials: 0, deliveryEta: '2026-11-30', trackingCode: 'BR1', cancelRequested: false }
const pkg = { isReturn: false, apart: false, status: 'SEPARATION' } as const

describe('what a package lacks', () => {
  it.each([
    ['Falta 1 serial neste volume.', 'WAITING_SHIPMENT', { missingSerials: 1 }],
    ['Faltam 2 seriais neste volume.', 'WAITING_SHIPMENT', { missingSerials: 2 }],
    ['Informe a previsão de entrega deste volume.', 'WAITING_SHIPMENT', { deliveryEta: null }],
    [undefined, 'WAITING_SHIPMENT', { trackingCode: null, cancelRequested: true }],
    ['O cliente pediu o cancelamento: responda antes de enviar.', 'WAITING_DELIVERY', { cancelRequested: true }],
    ['Informe o código de rastreio deste volume.', 'WAITING_DELIVERY', { trackingCode: null }],
    [undefined, 'WAITING_DELIVERY', {}],
    [undefined, 'SEPARATION', { missingSerials: 2 }],
    [undefined, 'DELIVERED', { missingSerials: 2 }],
  ] as const)('is %s before %s', (sentence, to, overrides) => {
    expect(missingForStatus(to, { ...ready, ...overrides })).toBe(sentence)
  })
})

describe('the reason why a field of a package cannot change', () => {
  it.each([
    ['Essa informação ainda não é desta etapa do pedido.', 'CONTRACT_INFO', 'SEPARATION', { tracking_code: 'BR1' }],
    [
      'Essa informação já foi usada para avançar o pedido e não pode ficar vazia.',
      'SHIPPING',
      'WAITING_DELIVERY',
      { tracking_code: '' },
    ],
    ['A locação já começou: a data de entrega não muda mais.', 'ONGOING', 'DELIVERED', { delivery_date: '2026-11-20' }],
  ] as const)('is: %s', (sentence, stage, status, update) => {
    expect(fieldObjections(stage, { ...pkg, status }, update)).toEqual({ [Object.keys(update)[0] ?? '']: [sentence] })
  })

  it('does not apply to a package apart from its order', () => {
    const apart = { ...pkg, apart: true, status: 'DELIVERED' } as const
    expect(fieldObjections('ONGOING', apart, { delivery_date: '2026-11-20', tracking_code: 'BR1' })).toEqual({})
  })
})

describe('the serials of a package', () => {
  it.each([
    ['PACKAGING', { status: 'SEPARATION' }, true, true],
    ['PACKAGING', { status: 'WAITING_SHIPMENT' }, false, true],
    ['PACKAGING', { status: 'WAITING_DELIVERY' }, false, false],
    ['SHIPPING', { status: 'WAITING_SHIPMENT' }, false, true],
    ['CONTRACT_INFO', { status: 'SEPARATION' }, false, false],
    ['PACKAGING', { status: 'STOPPED', isReturn: true }, false, false],
    ['ONGOING', { status: 'SEPARATION', apart: true }, true, true],
    ['PACKAGING', { status: 'SEPARATION', apart: true }, false, false],
  ] as const)('in %s with %j are packed: %p, replaced: %p', (stage, facts, packed, replaced) => {
    expect([isBeingPacked(stage, { ...pkg, ...facts }), mayReplaceSerials(stage, { ...pkg, ...facts })]).toEqual([
      packed,
      replaced,
    ])
  })
})

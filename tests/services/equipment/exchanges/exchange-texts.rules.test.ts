import {
  availabilityText,
  plannedPackages,
  shortageTexts,
  waitingTimeText,
} from '@/services/equipment/exchanges/exchange-texts.rules'
import { wireExchange } from '@/tests/factories/wire/exchanges.wire'

const better = { id: 2, name: 'Vertex 16', image: null }
const unit = (serial: string) => ({ ...wireExchange().unit, serial })
const elsewhere = { id: 9, label: 'Filial Norte', city: 'Manaus', state: 'AM' }

describe('the packages that accepting creates', () => {
  it('are one there and one back for each address', () => {
    const asked = [
      wireExchange({ unit: unit('A') }),
      wireExchange({ unit: unit('B'), product: better }),
      wireExchange({ unit: unit('C') }),
      wireExchange({ unit: unit('D'), address: elsewhere }),
    ]

    expect(plannedPackages(asked)).toEqual([
      { place: 'Obra Sul · Curitiba/PR', brings: '2 × Vertex 14 Pro e 1 × Vertex 16', takes: 'A, B e C' },
      { place: 'Filial Norte · Manaus/AM', brings: '1 × Vertex 14 Pro', takes: 'D' },
    ])
  })
})

describe('missing stock', () => {
  it('is said of each product that more is wanted of than is free', () => {
    const one = wireExchange({ available: 1 })

    expect(shortageTexts([one, one, wireExchange({ product: better, available: 0 })])).toEqual([
      'Vertex 14 Pro: 2 pedidos, 1 livre.',
      'Vertex 16: 1 pedido, nenhum livre.',
    ])
    expect(shortageTexts([one])).toEqual([])
  })

  it('does not prevent the request', () => {
    expect([availabilityText(8, 2), availabilityText(1, 1), availabilityText(1, 2), availabilityText(0, 1)]).toEqual([
      '8 disponíveis',
      '1 disponível',
      'Só 1 disponível agora: peça assim mesmo e avisamos',
      'Sem estoque agora: peça assim mesmo e avisamos',
    ])
  })
})

describe('how long somebody has waited', () => {
  it.each([
    ['2026-11-22T13:00:00.000Z', 'hoje'],
    ['2026-11-22T01:00:00.000Z', 'há 1 dia'],
    ['2026-11-10T13:00:00.000Z', 'há 12 dias'],
  ])('since %s: %s', (since, words) => {
    expect(waitingTimeText(since, new Date('2026-11-22T18:00:00.000Z'))).toBe(words)
  })
})

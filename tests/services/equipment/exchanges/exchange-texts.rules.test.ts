import {
  availabilityText,
  exchangeBannerText,
  exchangeTagText,
  plannedPackages,
  shortageTexts,
  waitingTimeText,
} from '@/services/equipment/exchanges/exchange-texts.rules'
import { wireExchange, wireUnitExchange } from '@/tests/factories/wire/exchanges.wire'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-23T12:00:00Z')

const better = { id: 2, name: 'Vertex 16', image: null }
const unit = (serial: string) => ({ ...wireExchange().unit, serial })
const elsewhere = { id: 9, label: 'Filial Norte', city: 'Manaus', state: 'AM' }

describe('the packages that acceptance creates', () => {
  it('are one outgoing package and one return per address', () => {
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
    expect(plannedPackages([wireExchange({ address: null })]).map(({ place }) => place)).toEqual(['Endereço do pedido'])
  })
})

describe('missing stock', () => {
  it('is shown for each product with fewer available units than requested', () => {
    const one = wireExchange({ available: 1 })

    expect(shortageTexts([one, one, wireExchange({ product: better, available: 0 })])).toEqual([
      'Vertex 14 Pro: 2 pedidos, 1 livre.',
      'Vertex 16: 1 pedido, nenhum livre.',
    ])
    expect(shortageTexts([2, 2, 2].map((available) => wireExchange({ available })))).toEqual([
      'Vertex 14 Pro: 3 pedidos, 2 livres.',
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

describe('the waiting time of a request', () => {
  it.each([
    ['2026-11-22T13:00:00.000Z', 'hoje'],
    ['2026-11-22T01:00:00.000Z', 'há 1 dia'],
    ['2026-11-10T13:00:00.000Z', 'há 12 dias'],
  ])('since %s: %s', (since, words) => {
    expect(waitingTimeText(since, new Date('2026-11-22T18:00:00.000Z'))).toBe(words)
  })
})

describe('the exchange of a unit, as its company sees it', () => {
  const dearer = {
    kind: 'upgrade',
    product: { id: 2, name: 'Vertex 16' },
    monthly_difference: '50.00',
    due_at: null,
  } as const
  const told = (overrides: Parameters<typeof wireUnitExchange>[0]) => {
    const exchange = wireUnitExchange(overrides)
    return [exchangeTagText(exchange), exchangeBannerText(exchange)?.title, exchangeBannerText(exchange)?.text]
  }

  it.each<[string, string, string, Parameters<typeof wireUnitExchange>[0]]>([
    [
      'Troca pedida',
      'Troca pedida: estamos avaliando',
      'Se der certo, enviamos outro Vertex 14 Pro para o mesmo endereço. Chega até quarta, 25/11, às 18h. Você recebe a resposta por e-mail.',
      { status: 'REQUESTED' },
    ],
    [
      'Upgrade pedido',
      'Upgrade pedido: estamos avaliando',
      'Se der certo, enviamos um Vertex 16 para o mesmo endereço, por mais R$\u00A050,00 por mês. Você recebe a resposta por e-mail.',
      { ...dearer, status: 'REQUESTED' },
    ],
    [
      'Troca a caminho',
      'Troca a caminho',
      'Vai chegar outro Vertex 14 Pro no mesmo endereço. Chega até quarta, 25/11, às 18h. Continue com este até lá.',
      { status: 'ACCEPTED' },
    ],
    [
      'Troca a caminho',
      'Troca a caminho',
      'Vai chegar outro Vertex 14 Pro no mesmo endereço. O prazo era 20/11/2026: estamos atrasados. Continue com este até lá.',
      { status: 'ACCEPTED', due_at: '2026-11-20T21:00:00.000Z' },
    ],
    [
      'Upgrade a caminho',
      'Upgrade a caminho',
      'Vai chegar um Vertex 16 no mesmo endereço, por mais R$\u00A00,01 por mês. Continue com este até lá.',
      { ...dearer, monthly_difference: '0.01', status: 'ACCEPTED' },
    ],
    [
      'Trocado: devolva',
      'Trocado: devolva este equipamento',
      'O novo já está com você. Apague o que é seu deste e deixe-o pronto para a coleta.',
      { status: 'DELIVERED' },
    ],
    [
      'Trocado: devolva até 30/11',
      'Trocado: devolva este até 30/11/2026',
      'O novo, serial VX-8, já está com você. Apague o que é seu deste e deixe-o pronto para a coleta.',
      { status: 'DELIVERED', return_by: '2026-11-30', replacement: { serial: 'VX-8' } },
    ],
    ['Troca recusada', 'Troca recusada', 'O equipamento continua em uso com você.', { status: 'REFUSED' }],
    [
      'Upgrade recusado',
      'Upgrade recusado',
      '“Sem estoque.” O equipamento continua em uso com você.',
      { kind: 'upgrade', status: 'REFUSED', return_by: '2026-11-30', decision: 'Sem estoque.' },
    ],
  ])('%s; %s. %s', (tag, title, text, overrides) => {
    expect(told(overrides)).toEqual([tag, title, text])
  })

  it('has no texts once it is done or cancelled', () => {
    expect(told({ status: 'DONE' })).toEqual([undefined, undefined, undefined])
    expect(told({ status: 'CANCELED' })).toEqual([undefined, undefined, undefined])
  })
})

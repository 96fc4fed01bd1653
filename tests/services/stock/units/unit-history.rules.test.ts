import { type UnitSnapshot, unitEventText } from '@/services/stock/units/unit-history.rules'

const unit = (overrides: Partial<UnitSnapshot> = {}): UnitSnapshot => ({
  event_type: 'STATUS_CHANGED',
  status: 'UP_FOR_RENTAL',
  product_group: 'new',
  location: null,
  label: null,
  order: null,
  holder: null,
  ...overrides,
})

const holder = (label: string, first_name: string | null = null) => ({
  company: { corporate_name: 'Horizonte' },
  address: { label },
  user: first_name === null ? null : { first_name },
})
const order = { order_mask_id: '000128' }
const inUse = unit({ status: 'IN_USE', holder: holder('Matriz', 'Caio') })

describe('an event of a unit as a sentence', () => {
  it.each<[string, UnitSnapshot, UnitSnapshot | undefined]>([
    [
      'Cadastrado no estoque: disponível para locação; novos; em Corredor B',
      unit({ event_type: 'REGISTERED', location: 'Corredor B' }),
      undefined,
    ],
    [
      'Situação registrada: Horizonte, Matriz; com Caio; em uso; seminovos; pedido 000128',
      { ...inUse, event_type: 'RECORDED', product_group: 'pre-owned', order },
      undefined,
    ],
    [
      'Situação alterada: situação: de “Disponível para locação” para “Em manutenção”',
      unit({ status: 'IN_MAINTENANCE' }),
      unit(),
    ],
    [
      'Dados alterados: grupo: de “Novos” para “Backup”; local: de “nada” para “B 3”; etiqueta: de “07” para “nada”',
      unit({ event_type: 'DETAILS_CHANGED', product_group: 'backup', location: 'B 3' }),
      unit({ label: '07' }),
    ],
    ['Separado para um pedido: pedido 000128', unit({ event_type: 'ALLOCATED', status: 'OK', order }), unit()],
    [
      'Entregue ao cliente: Horizonte, Matriz',
      unit({ event_type: 'DELIVERED', status: 'IN_USE', holder: holder('Matriz') }),
      unit({ status: 'OK' }),
    ],
    ['Recebido de volta', unit({ event_type: 'RECEIVED', status: 'RETURNED' }), inUse],
    ['Responsável alterado: com Rui', { ...inUse, event_type: 'USER_CHANGED', holder: holder('Matriz', 'Rui') }, inUse],
    [
      'Responsável alterado: sem responsável',
      { ...inUse, event_type: 'USER_CHANGED', holder: holder('Matriz') },
      inUse,
    ],
    [
      'Mudança concluída: Horizonte, Obra Sul',
      { ...inUse, event_type: 'RELOCATION_COMPLETED', holder: holder('Obra Sul', 'Caio') },
      inUse,
    ],
  ])('reads %s', (sentence, now, before) => {
    expect(unitEventText(now, before)).toBe(sentence)
  })

  it.each([
    ['ALLOCATED', 'Separado para um pedido'],
    ['RELEASED', 'Voltou para a prateleira'],
    ['DELIVERED', 'Entregue ao cliente'],
    ['DELIVERY_UNDONE', 'Entrega desfeita'],
    ['RECEIVED', 'Recebido de volta'],
    ['RECEIPT_UNDONE', 'Recebimento desfeito'],
    ['EXCHANGE_REQUESTED', 'Troca pedida'],
    ['EXCHANGE_REFUSED', 'Troca recusada'],
    ['EXCHANGE_CANCELED', 'Troca cancelada'],
    ['EXCHANGED', 'Trocado por outro'],
    ['RELOCATION_APPROVED', 'Mudança aprovada'],
    ['RELOCATION_COMPLETED', 'Mudança concluída'],
  ] as const)('%s implies the new status: %s', (event_type, sentence) => {
    expect(unitEventText(unit({ event_type, status: 'OK' }), unit())).toBe(sentence)
  })
})

import { movementText } from '@/services/equipment/movements/movement-texts.rules'
import type { Movement } from '@/services/equipment/movements/movements.schema'
import { wireMovement, wirePlace } from '@/tests/factories/wire/equipment.wire'

const caio = { id: 3, first_name: 'Caio Mesa' }
const completed = { event_type: 'RELOCATION_COMPLETED', relocation_type: 'ADDRESS' } as const

describe('a movement as a sentence', () => {
  it.each<[string, Partial<Movement>]>([
    ['Responsável alterado: Caio Mesa', { event_type: 'USER_CHANGED', user: caio }],
    ['Responsável alterado: ninguém', { event_type: 'USER_CHANGED' }],
    ['Mudança concluída: Obra Sul', { ...completed, user: caio }],
    ['Mudança concluída: Caio Mesa', { ...completed, relocation_type: 'PERSON', user: caio }],
    ['Entregue ao cliente: Obra Sul', { event_type: 'DELIVERED', address: wirePlace }],
    ['Entregue ao cliente', { event_type: 'DELIVERED', address: null }],
    ['Saiu para entrega', { event_type: 'SHIPPED', user: caio }],
  ])('reads %s', (sentence, overrides) => {
    expect(movementText(wireMovement(overrides))).toBe(sentence)
  })
})

import { proposalValidity, reservationText } from '@/services/orders/proposal/reservation-texts.rules'
import type { Order } from '@/services/orders/orders.schema'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const DUE = '2026-11-17T21:00:00.000Z'
const BEFORE = new Date('2026-11-17T20:59:00.000Z')
const AFTER = new Date('2026-11-17T22:00:00.000Z')
const UNTIL = '2026-11-21T12:00:00.000Z'

const proposed = (reservation: Order['reservation'], overrides: Partial<Order> = {}) =>
  wireOrder({ due_at: DUE, items_count: 18, reservation, ...overrides })

const ALL = { units: 18, until: UNTIL }
const SOME = { units: 5, until: UNTIL }
const NONE = { units: 0, until: null }

describe('what a proposal says of its reservation', () => {
  it.each([
    ['customer', 'is silent while everything is reserved', ALL, BEFORE, undefined],
    [
      'customer',
      'says until when, once the deadline has passed',
      ALL,
      AFTER,
      'As unidades continuam reservadas até sábado, 21/11, às 9h: você ainda pode aceitar.',
    ],
    [
      'customer',
      'says that nothing is reserved any more, and what can be done',
      NONE,
      AFTER,
      'As unidades não estão mais reservadas. Se você aceitar e ainda houver estoque, reservamos de novo; se não houver, recuse com o motivo e enviamos outra proposta.',
    ],
    [
      'customer',
      'says how many are left, also before the deadline',
      SOME,
      BEFORE,
      'Só 5 das 18 unidades continuam reservadas, até sábado, 21/11, às 9h. Se você aceitar e ainda houver estoque, reservamos as outras de novo; se não houver, recuse com o motivo e enviamos outra proposta.',
    ],
    [
      'customer',
      'knows the singular',
      { units: 1, until: UNTIL },
      AFTER,
      'Só 1 das 18 unidades continua reservada, até sábado, 21/11, às 9h. Se você aceitar e ainda houver estoque, reservamos as outras de novo; se não houver, recuse com o motivo e enviamos outra proposta.',
    ],
    ['staff', 'is silent while everything is reserved', ALL, BEFORE, undefined],
    [
      'staff',
      'says until when, once the deadline has passed',
      ALL,
      AFTER,
      'As unidades continuam reservadas até sábado, 21/11, às 9h: o cliente ainda pode aceitar.',
    ],
    [
      'staff',
      'says that nothing is reserved any more, and what can be done',
      NONE,
      AFTER,
      'As unidades não estão mais reservadas: o aceite só passa se houver estoque. Fale com o cliente, envie outra proposta ou cancele o pedido.',
    ],
    [
      'staff',
      'says how many are left',
      SOME,
      AFTER,
      'Só 5 das 18 unidades continuam reservadas, até sábado, 21/11, às 9h: o aceite só passa se houver estoque. Fale com o cliente, envie outra proposta ou cancele o pedido.',
    ],
  ] as const)('to the %s: %s', (audience, _, reservation, now, text) => {
    expect(reservationText(proposed(reservation), audience, now)).toBe(text)
  })

  it.each([
    ['that the customer has refused', { stage_state: 'reproved', turn: 'staff' }],
    ['of a later stage', { stage_name: 'DOC_ANALYSIS' }],
    ['of a cancelled order', { stage_name: 'CANCELLED', turn: null, due_at: null }],
  ] as const)('is nothing for one %s', (_, overrides) => {
    expect(reservationText(proposed(NONE, overrides), 'customer', AFTER)).toBeUndefined()
  })
})

describe('until when a proposal is valid', () => {
  it.each([
    ['waits for its answer', {}, BEFORE, { word: 'Vale até 17/11', isOver: false }],
    ['has not been answered in time', {}, AFTER, { word: 'Venceu em 17/11', isOver: true }],
    ['was refused', { stage_state: 'reproved', turn: 'staff' }, AFTER, undefined],
    ['was accepted', { stage_name: 'DOC_ANALYSIS' }, AFTER, undefined],
  ] as const)('is said of one that %s', (_, overrides, now, told) => {
    expect(proposalValidity(proposed(ALL, overrides), now)).toEqual(told)
  })
})

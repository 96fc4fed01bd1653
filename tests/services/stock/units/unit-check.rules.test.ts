import { expectedPlaceText, nextUnitStep } from '@/services/stock/units/unit-check.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { wireUnitDetail } from '@/tests/factories/wire/unit.wire'

type Rental = NonNullable<UnitDetail['rental']>
const company = { id: 1, corporate_name: 'Horizonte' }
const rental = (delivery_status: Rental['package']['delivery_status']) =>
  ({ order: { order_mask_id: '000128', company }, package: { id: 31, delivery_status } }) as Rental
const holder = { company, address: { id: 4, label: 'Matriz', line: 'Avenida Paulista, 1842' }, user: null }

describe('a scanned unit', () => {
  it.each<[string, Partial<UnitDetail>]>([
    ['Com Horizonte, Matriz', { status: 'IN_USE', holder }],
    ['No volume do pedido 000128, Horizonte', { status: 'OK', rental: rental('SEPARATION') }],
    ['Na mesa de avaliação', { status: 'RETURNED' }],
    ['Em lugar nenhum: saiu do estoque', { status: 'FINISHED' }],
    ['Corredor B, 3', {}],
    ['Corredor B, 3', { status: 'OK' }],
    ['No depósito, sem local anotado', { location: null }],
  ])('is expected at: %s', (place, overrides) => {
    expect(expectedPlaceText(wireUnitDetail(overrides))).toBe(place)
  })

  it.each<[string, Partial<UnitDetail>, object]>([
    ['received', { open_return: 74 }, { kind: 'receive', packageId: 74 }],
    ['appraised', { status: 'RETURNED', open_return: 74 }, { kind: 'appraise', packageId: 74 }],
    ['packed', { rental: rental('SEPARATION') }, { kind: 'pack', packageId: 31 }],
    ['delivered', { rental: rental('WAITING_SHIPMENT') }, { kind: 'delivery', packageId: 31 }],
    ['opened', {}, { kind: 'unit' }],
  ])('is to be %s next', (_, overrides, step) => {
    expect(nextUnitStep(wireUnitDetail(overrides))).toEqual(step)
  })
})

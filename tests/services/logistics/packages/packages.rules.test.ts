import {
  DELIVERY_STATUSES,
  deliveryStateOf,
  type DeliveryStatus,
} from '@/services/logistics/packages/delivery-status.rules'
import { dayObjection } from '@/services/logistics/packages/package-dates.rules'
import {
  allowedStatuses,
  fieldObjections,
  missingForStatus,
  statusObjection,
} from '@/services/logistics/packages/package-moves.rules'
import { hasLeftWarehouse, isInWarehouse } from '@/services/logistics/packages/package-stages.rules'
import { STAGES } from '@/services/orders/workflow/stages.rules'

const at = (status: DeliveryStatus) => ({ isReturn: false, apart: false, status })
const outgoing = at('LOGISTICS')
const back = (status: DeliveryStatus) => ({ isReturn: true, apart: false, status })

describe('an outgoing package', () => {
  it.each(['NEW_CONTRACT', 'STOPPED', 'WAITING_SHIPMENT'] as const)('is in the warehouse in %s', (status) => {
    expect([isInWarehouse(status), hasLeftWarehouse(status)]).toEqual([true, false])
  })

  it.each(['WAITING_DELIVERY', 'DELIVERED'] as const)('has left the warehouse in %s', (status) => {
    expect([isInWarehouse(status), hasLeftWarehouse(status)]).toEqual([false, true])
  })

  it.each(['CANCELED', 'EQUIPMENT_RETURN', 'RETURN_RECEIVED'] as const)('is neither in %s', (status) => {
    expect([isInWarehouse(status), hasLeftWarehouse(status)]).toEqual([false, false])
  })
})

describe('moving a package between internal stages', () => {
  it.each([
    ['DOC_ANALYSIS', 'LOGISTICS', 'WAITING_PURCHASE', 'an early purchase'],
    ['PACKAGING', 'SEPARATION', 'INSTALLING_SOFTWARE', 'work in the warehouse has no fixed order'],
    ['PACKAGING', 'WAITING_SHIPMENT', 'STOPPED', 'an obstacle came up'],
    ['PACKAGING', 'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'one package leaves before the others'],
    ['PACKAGING', 'WAITING_DELIVERY', 'DELIVERED', 'it arrives while the others are packed'],
    ['SHIPPING', 'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'it leaves'],
    ['DELIVERY_INFO', 'WAITING_DELIVERY', 'DELIVERED', 'it arrives'],
    ['DELIVERY_INFO', 'DELIVERED', 'WAITING_DELIVERY', 'a wrong click is undone'],
    ['SHIPPING', 'WAITING_DELIVERY', 'WAITING_SHIPMENT', 'a wrong click is undone'],
  ] as const)('in %s is allowed from %s to %s: %s', (stage, from, to, _) => {
    expect(statusObjection(stage, at(from), to)).toBeUndefined()
  })

  it.each([
    ['DOC_ANALYSIS', 'LOGISTICS', 'SEPARATION', 'nothing is packed before the contract'],
    ['PACKAGING', 'WAITING_SHIPMENT', 'DELIVERED', 'nothing arrives before it is sent'],
    ['SHIPPING', 'WAITING_SHIPMENT', 'SEPARATION', 'packing has ended'],
    ['SHIPPING', 'WAITING_DELIVERY', 'ISSUE_INVOICE', 'it has left'],
    ['DELIVERY_INFO', 'WAITING_DELIVERY', 'WAITING_SHIPMENT', 'the order has advanced with it'],
    ['ONGOING', 'DELIVERED', 'SEPARATION', 'a delivery is final'],
    ['RETURNING', 'DELIVERED', 'RETURN_RECEIVED', 'an outgoing package is no return'],
    ['CANCELLED', 'CANCELED', 'SEPARATION', 'the order is cancelled'],
  ] as const)('in %s is refused from %s to %s: %s', (stage, from, to, _) => {
    expect(statusObjection(stage, at(from), to)).toBe('O volume não pode ir para essa etapa agora.')
  })

  it('follows the same steps apart from the order, without a way back from the end', () => {
    const apart = (status: DeliveryStatus) => ({ ...at(status), apart: true })
    expect(allowedStatuses('ONGOING', apart('SEPARATION'))).toContain('WAITING_SHIPMENT')
    expect(allowedStatuses('ONGOING', apart('WAITING_DELIVERY'))).toEqual(['WAITING_SHIPMENT', 'DELIVERED'])
    expect(allowedStatuses('ONGOING', apart('DELIVERED'))).toEqual([])
    expect(allowedStatuses('PACKAGING', apart('SEPARATION'))).toEqual([])
  })

  it('ships only a complete package', () => {
    const complete = { missingSerials: 0, deliveryEta: '2026-11-30', trackingCode: 'BR1', cancelRequested: false }
    expect(missingForStatus('WAITING_DELIVERY', complete)).toBeUndefined()
    expect(
      missingForStatus('WAITING_SHIPMENT', { ...complete, trackingCode: null, cancelRequested: true }),
    ).toBeUndefined()
    expect(missingForStatus('WAITING_SHIPMENT', { ...complete, missingSerials: 2 })).toBe(
      'Faltam 2 seriais neste volume.',
    )
    expect(missingForStatus('WAITING_SHIPMENT', { ...complete, deliveryEta: null })).toMatch(/previsão/)
    expect(missingForStatus('WAITING_DELIVERY', { ...complete, trackingCode: null })).toMatch(/rastreio/)
    expect(missingForStatus('WAITING_DELIVERY', { ...complete, cancelRequested: true })).toMatch(/cancelamento/)
    expect(missingForStatus('STOPPED', { ...complete, missingSerials: 2 })).toBeUndefined()
  })

  it('never receives a return twice, nor sends it to its destination unappraised', () => {
    expect(statusObjection('RETURNING', back('AWAITING_RETURN'), 'RETURN_RECEIVED')).toBeUndefined()
    expect(statusObjection('RETURNING', back('APPRAISAL'), 'RETURN_RECEIVED')).toBeDefined()
    expect(statusObjection('RETURNING', back('RETURN_RECEIVED'), 'AWAITING_RETURN')).toBeDefined()
    for (const status of DELIVERY_STATUSES.filter((one) => one !== 'DESTINATION')) {
      expect(statusObjection('RETURNING', back(status), 'DESTINATION')).toBeDefined()
    }
  })

  it('has a customer-facing state for each internal stage', () => {
    for (const status of DELIVERY_STATUSES)
      expect(deliveryStateOf(status)).toMatch(/^(WAITING|PACKAGING|SHIPPING|DELIVERED|CANCELED)$/)
  })
})

describe('the codes and dates of an outgoing package', () => {
  it('are accepted from their stage on and not before', () => {
    expect(fieldObjections('CONTRACT_INFO', outgoing, { tracking_code: 'BR1' })).toHaveProperty('tracking_code')
    expect(fieldObjections('PACKAGING', at('SEPARATION'), { tracking_code: 'BR1' })).toEqual({})
    const early = { delivery_date: '2026-11-20' }
    expect(fieldObjections('SHIPPING', at('WAITING_SHIPMENT'), early)).toHaveProperty('delivery_date')
    expect(fieldObjections('SHIPPING', at('WAITING_DELIVERY'), early)).toEqual({})
  })

  it('may be planned early where nothing depends on them', () => {
    expect(
      fieldObjections('CONTRACT_INFO', outgoing, { delivery_eta: '2026-11-30', production_eta: '2026-11-25' }),
    ).toEqual({})
  })

  it('may be corrected later but not emptied', () => {
    expect(fieldObjections('DELIVERY_INFO', at('WAITING_DELIVERY'), { tracking_code: 'BR2' })).toEqual({})
    expect(fieldObjections('DELIVERY_INFO', at('WAITING_DELIVERY'), { tracking_code: null })).toHaveProperty(
      'tracking_code',
    )
    expect(fieldObjections('SHIPPING', at('WAITING_SHIPMENT'), { delivery_eta: '' })).toHaveProperty('delivery_eta')
  })

  it('are final once the rental counts from them', () => {
    for (const stage of STAGES.slice(STAGES.indexOf('ONGOING'), STAGES.indexOf('FINISHED') + 1)) {
      expect(fieldObjections(stage, at('DELIVERED'), { delivery_date: '2026-11-20' })).toHaveProperty('delivery_date')
    }
  })

  it('are free for a return', () => {
    expect(
      fieldObjections('RETURNING', back('AWAITING_RETURN'), { tracking_code: null, delivery_date: '2026-11-20' }),
    ).toEqual({})
  })
})

describe('the day of an event', () => {
  const known = { today: '2026-11-19', sendingDate: '2026-11-17' }

  it.each([
    ['PACKAGING', '2026-11-18', 'A previsão de entrega não pode estar no passado.'],
    ['PACKAGING', '2026-11-19', undefined],
    ['SHIPPING', '2026-11-25', undefined],
    ['DELIVERY_INFO', '2026-11-20', 'A data de entrega não pode estar no futuro.'],
    ['DELIVERY_INFO', '2026-11-16', 'A entrega não pode ser antes do envio, em 17/11/2026.'],
    ['DELIVERY_INFO', '2026-11-17', undefined],
  ] as const)('%s on %s: %s', (event, day, objection) => {
    expect(dayObjection(event, day, known)).toBe(objection)
  })
})

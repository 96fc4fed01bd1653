import { appraisalObjection } from '@/services/logistics/appraisal.rules'
import { DELIVERY_STATUSES, deliveryStateOf } from '@/services/logistics/delivery-status.rules'
import { fieldObjections, statusObjection } from '@/services/logistics/parcel-changes.rules'
import { dayObjection } from '@/services/logistics/parcel-dates.rules'
import { STAGES } from '@/services/orders/stages.rules'

const outgoing = { isReturn: false, status: 'LOGISTICS' } as const
const back = (status: (typeof DELIVERY_STATUSES)[number]) => ({ isReturn: true, status })

describe('moving a parcel between internal stages', () => {
  it.each([
    ['DOC_ANALYSIS', 'WAITING_PURCHASE'],
    ['PACKAGING', 'INSTALLING_SOFTWARE'],
    ['PACKAGING', 'STOPPED'],
    ['SHIPPING', 'WAITING_DELIVERY'],
    ['DELIVERY_INFO', 'DELIVERED'],
  ] as const)('in %s it may go to %s', (stage, to) => {
    expect(statusObjection(stage, outgoing, to)).toBeUndefined()
  })

  it.each([
    ['DOC_ANALYSIS', 'SEPARATION', 'nothing is packed before the contract'],
    ['PACKAGING', 'DELIVERED', 'nothing arrives before it is sent'],
    ['SHIPPING', 'DELIVERED', 'the order says first that it is sent'],
    ['ONGOING', 'SEPARATION', 'what is delivered is delivered'],
    ['RETURNING', 'RETURN_RECEIVED', 'what went out is not the return'],
    ['CANCELLED', 'SEPARATION', 'a cancelled order moves nothing'],
  ] as const)('in %s it may not go to %s: %s', (stage, to, _) => {
    expect(statusObjection(stage, outgoing, to)).toBe('O volume não pode ir para essa etapa agora.')
  })

  it('keeps a return from being received twice or reaching its destination unappraised', () => {
    expect(statusObjection('RETURNING', back('AWAITING_RETURN'), 'RETURN_RECEIVED')).toBeUndefined()
    expect(statusObjection('RETURNING', back('APPRAISAL'), 'RETURN_RECEIVED')).toBeDefined()
    expect(statusObjection('RETURNING', back('RETURN_RECEIVED'), 'AWAITING_RETURN')).toBeDefined()
    for (const status of DELIVERY_STATUSES.filter((one) => one !== 'DESTINATION')) {
      expect(statusObjection('RETURNING', back(status), 'DESTINATION')).toBeDefined()
    }
  })

  it('shows the customer a state for each internal stage', () => {
    for (const status of DELIVERY_STATUSES)
      expect(deliveryStateOf(status)).toMatch(/^(WAITING|PACKAGING|SHIPPING|DELIVERED|CANCELED)$/)
  })
})

describe('the codes and dates of an outgoing parcel', () => {
  it('are given in their stage and not before', () => {
    expect(fieldObjections('PACKAGING', outgoing, { tracking_code: 'BR1' })).toHaveProperty('tracking_code')
    expect(fieldObjections('SHIPPING', outgoing, { tracking_code: 'BR1' })).toEqual({})
    expect(fieldObjections('SHIPPING', outgoing, { delivery_date: '2026-11-20' })).toHaveProperty('delivery_date')
  })

  it('may be planned early where nothing depends on it', () => {
    expect(
      fieldObjections('CONTRACT_INFO', outgoing, { delivery_eta: '2026-11-30', production_eta: '2026-11-25' }),
    ).toEqual({})
  })

  it('may be corrected later but not emptied', () => {
    expect(fieldObjections('DELIVERY_INFO', outgoing, { tracking_code: 'BR2' })).toEqual({})
    expect(fieldObjections('DELIVERY_INFO', outgoing, { tracking_code: null })).toHaveProperty('tracking_code')
    expect(fieldObjections('SHIPPING', outgoing, { delivery_eta: '' })).toHaveProperty('delivery_eta')
  })

  it('stay once the rental counts from them', () => {
    for (const stage of STAGES.slice(STAGES.indexOf('ONGOING'), STAGES.indexOf('FINISHED') + 1)) {
      expect(fieldObjections(stage, outgoing, { delivery_date: '2026-11-20' })).toHaveProperty('delivery_date')
    }
  })

  it('do not bind a return', () => {
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

describe('appraising a unit', () => {
  it.each([
    ['good', 'UP_FOR_RENTAL', true],
    ['good', 'DISPOSABLE_SERIAL', true],
    ['damaged', 'IN_MAINTENANCE', true],
    ['damaged', 'UP_FOR_RENTAL', false],
    ['missing', 'DISPOSABLE_SERIAL', true],
    ['missing', 'IN_MAINTENANCE', false],
    ['missing', 'UP_FOR_RENTAL', false],
  ] as const)('%s to %s: %s', (condition, destination, isPossible) => {
    expect(appraisalObjection({ serial: 'SN1', condition, destination }) === undefined).toBe(isPossible)
  })
})

import {
  MANUAL_STATUS_CHANGES,
  manualStatuses,
  mayJoinGroup,
  needsReason,
  sharedManualStatuses,
} from '@/services/stock/units/manual-status.rules'
import { mayBecome, UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'

const shelved = { status: 'UP_FOR_RENTAL', serial: 'VX', isHeld: false, product_group: 'new' } as const
const stored = { ...shelved, status: 'PRODUCT_STORAGE' } as const

describe('the statuses that staff may set manually', () => {
  it('are allowed changes of status', () => {
    for (const from of UNIT_STATUSES)
      for (const to of MANUAL_STATUS_CHANGES[from]) expect([from, to, mayBecome(from, to)]).toEqual([from, to, true])
  })

  it.each([
    ['on the shelf', shelved, ['PRODUCT_STORAGE', 'IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL']],
    ['that a customer holds', { ...shelved, isHeld: true }, []],
    ['without a serial', { ...stored, status: 'WAITING_SERIAL', serial: 'A-DEFINIR-000001' }, ['DISABLED']],
    [
      'that is not rented out',
      { ...stored, product_group: 'customers' },
      ['IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'],
    ],
  ] as const)('depend on the unit: one %s', (_, unit, statuses) => {
    expect(manualStatuses(unit)).toEqual(statuses)
  })

  it('of several units are those allowed for all of them', () => {
    expect(sharedManualStatuses([shelved, stored])).toEqual(['IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'])
    expect(sharedManualStatuses([])).toEqual([])
  })

  it('need a reason if the unit can no longer be rented', () => {
    expect(UNIT_STATUSES.filter(needsReason).sort()).toEqual([
      ...['DISABLED', 'DISPOSABLE_SERIAL', 'FINISHED', 'INSURANCE_CLAIMED', 'IN_MAINTENANCE'],
    ])
  })

  it('allow a group that is not rented out only off the shelf', () => {
    expect(mayJoinGroup('UP_FOR_RENTAL', 'backup')).toBe(true)
    expect(mayJoinGroup('UP_FOR_RENTAL', 'components')).toBe(false)
    expect(mayJoinGroup('PRODUCT_STORAGE', 'components')).toBe(true)
  })
})

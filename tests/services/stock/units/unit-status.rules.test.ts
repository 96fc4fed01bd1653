import {
  mayBecome,
  previousStatuses,
  UNIT_STATUS_CHANGES,
  UNIT_STATUS_LABEL,
  UNIT_STATUSES,
} from '@/services/stock/units/unit-status.rules'

describe('the status of a unit', () => {
  it('is one of fifteen, each with a label', () => {
    expect(UNIT_STATUSES).toHaveLength(15)
    for (const status of UNIT_STATUSES) expect(UNIT_STATUS_LABEL[status]).not.toBe('')
  })

  it('follows the steps of a rental, and back for a rollback', () => {
    const road = ['UP_FOR_RENTAL', 'OK', 'IN_USE', 'RETURNED', 'UP_FOR_RENTAL'] as const
    for (const [index, status] of road.slice(1).entries()) expect(mayBecome(road[index] ?? 'OK', status)).toBe(true)
    expect([mayBecome('OK', 'UP_FOR_RENTAL'), mayBecome('IN_USE', 'OK'), mayBecome('RETURNED', 'IN_USE')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('never becomes IN_USE without having been packed', () => {
    // IN_USE → OK undoes a delivery.
    expect(previousStatuses('OK')).toEqual(['IN_USE', 'UP_FOR_RENTAL'])
    expect(mayBecome('UP_FOR_RENTAL', 'IN_USE')).toBe(false)
  })

  it('never returns to the shelf from a customer without an appraisal', () => {
    expect(mayBecome('IN_USE', 'UP_FOR_RENTAL')).toBe(false)
    expect(mayBecome('DAMAGED', 'UP_FOR_RENTAL')).toBe(false)
  })

  it('has one final value, which every status can reach', () => {
    const ends = UNIT_STATUSES.filter((status) => UNIT_STATUS_CHANGES[status].length === 0)
    expect(ends).toEqual(['FINISHED'])
    const reaching = new Set(ends)
    for (let size = 0; size < reaching.size;) {
      size = reaching.size
      for (const status of UNIT_STATUSES)
        if (UNIT_STATUS_CHANGES[status].some((next) => reaching.has(next))) reaching.add(status)
    }
    expect([...reaching].sort()).toEqual([...UNIT_STATUSES].sort())
  })
})

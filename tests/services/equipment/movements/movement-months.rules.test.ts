import { wholeMonths } from '@/services/equipment/movements/movement-months.rules'

describe('the whole months of a period', () => {
  it.each([
    ['2026-01-01', '2026-03-31', { since: '2026-01-01', until: '2026-04-01' }],
    [
      '2026-01-02',
      '2026-03-30',
      { since: '2026-02-01', until: '2026-03-01', lastBefore: '2026-01-31', firstAfter: '2026-03-01' },
    ],
    ['2025-12-15', '2026-01-31', { since: '2026-01-01', until: '2026-02-01', lastBefore: '2025-12-31' }],
    ['2026-01-01', '2026-02-01', { since: '2026-01-01', until: '2026-02-01', firstAfter: '2026-02-01' }],
    ['2028-02-01', '2028-02-29', { since: '2028-02-01', until: '2028-03-01' }],
    ['2026-01-31', undefined, { since: '2026-02-01', lastBefore: '2026-01-31' }],
    [undefined, '2026-01-30', { until: '2026-01-01', firstAfter: '2026-01-01' }],
    [undefined, '2026-01-31', { until: '2026-02-01' }],
    [undefined, undefined, {}],
  ])('from %s to %s', (startDay, endDay, expected) => {
    expect(wholeMonths(startDay, endDay)).toEqual(expected)
  })

  it.each([
    ['2026-01-01', '2026-01-30'],
    ['2026-01-02', '2026-01-31'],
    ['2026-01-02', '2026-02-27'],
    ['2026-03-01', '2026-01-31'],
  ])('are none from %s to %s', (startDay, endDay) => {
    expect(wholeMonths(startDay, endDay)).toBeUndefined()
  })
})

import { monthsOf, periodObjections, periodUntil, toPeriod } from '@/services/reports/report-period.rules'

const NOW = '2026-02'

describe('the period of a report', () => {
  it('is of the last twelve months, or of twelve until the month that is asked for', () => {
    expect(toPeriod({}, NOW)).toEqual({ from: '2025-03', to: '2026-02' })
    expect(toPeriod({ to: '2025-01' }, NOW)).toEqual({ from: '2024-02', to: '2025-01' })
    expect(toPeriod({ from: '2026-01' }, NOW)).toEqual({ from: '2026-01', to: '2026-02' })
  })

  it.each([
    [{}, {}],
    [{ from: '2026-02', to: '2026-02' }, {}],
    [{ from: '2024-03', to: '2026-02' }, {}],
    [{ from: '2024-02' }, { from: 'Escolha no máximo 24 meses' }],
    [{ from: '2026-02', to: '2026-01' }, { from: 'O primeiro mês não pode vir depois do último' }],
    [{ to: '2026-03' }, { to: 'Escolha um mês até 02/2026' }],
    [
      { from: 'janeiro', to: '1999-12' },
      { from: 'Use um mês como 2026-11', to: 'Use um mês como 2026-11' },
    ],
  ])('%j is refused as %j', (asked, objections) => {
    expect(periodObjections(asked, NOW)).toEqual(objections)
  })

  it('has its months, the newest first', () => {
    expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  })

  it('begins where it did when its end moves, as far as that is possible', () => {
    const period = { from: '2025-06', to: '2025-11' }
    expect(periodUntil(period, '2025-08')).toEqual({ from: '2025-06', to: '2025-08' })
    expect(periodUntil(period, '2026-02')).toEqual({ from: '2025-06', to: '2026-02' })
    expect(periodUntil(period, '2027-06')).toEqual({ from: '2025-07', to: '2027-06' })
    // Before its beginning: as long as it was.
    expect(periodUntil(period, '2025-05')).toEqual({ from: '2024-12', to: '2025-05' })
  })
})

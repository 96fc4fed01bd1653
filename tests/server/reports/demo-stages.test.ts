/** @database demo */
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { currentDay, toDay } from '@/services/format/format.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { STAGE_LABEL, type StageName } from '@/services/orders/workflow/stages.rules'
import type { Report } from '@/services/reports/reports.schema'
import { businessMinutesBetween } from '@/services/tickets/business-minutes.rules'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'

let admin: { id: number; token: string }
beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const report = async (key: string, query = {}): Promise<Report> => (await askReport(admin, key, query)).body

describe('how long orders stay in their stages', () => {
  type Stay = { month: string; stage: StageName; seller: string; minutes: number; due: boolean; late: boolean }
  let stays: Stay[]

  /** From the history: each time an order left a stage, with the last time that it had come there. */
  beforeAll(async () => {
    const rows = await rowsOf<{ stage: StageName; came: Date; went: Date; seller: string; due: Date | null }>(
      `select l.from_stage as stage, l.created_at as went, came.created_at as came, coalesce(u.username, 'Sem responsável') as seller,
        (select due_at from order_moves m where m.order_id = o.id and m.from_stage = l.from_stage and m.to_stage = l.to_stage
          and abs(extract(epoch from m.at - l.created_at)) < 1) as due
      from event_logs l join orders o on o.id = l.object_id left join users u on u.id = o.responsible_id
      cross join lateral (select created_at from event_logs where model_name = 'order' and object_id = l.object_id and id < l.id
        and to_stage = l.from_stage and from_stage is distinct from to_stage order by id desc limit 1) came
      where l.model_name = 'order' and l.from_stage <> l.to_stage and l.from_stage not in ('ONGOING', 'RETURNING')
        and l.created_at >= now() - interval '23 months'`,
    )
    stays = rows.map(({ stage, came, went, seller, due }) => ({
      ...{ stage, seller, month: toDay(went).slice(0, 7), due: due !== null, late: due !== null && due < went },
      minutes: businessMinutesBetween(came, went, 'business'),
    }))
  })

  const inDays = (minutes: number) => Math.round((minutes / 540) * 10 + 1e-9) / 10
  const expectedOf = (some: readonly Stay[]) => {
    const sorted = some.map(({ minutes }) => minutes).sort((one, other) => one - other)
    const nth = (place: number) => sorted[place] ?? 0
    const dues = some.filter(({ due }) => due).length
    const lates = some.filter(({ late }) => late).length
    return {
      stays: some.length,
      mean_days: inDays(sorted.reduce((sum, one) => sum + one, 0) / some.length),
      median_days: inDays(nth(Math.ceil(some.length * 0.5) - 1)),
      p90_days: inDays(nth(Math.ceil(some.length * 0.9) - 1)),
      late: lates,
      late_share: dues === 0 ? null : Math.round((1000 * lates) / dues) / 10,
    }
  }

  it.each<[string, (stay: Stay) => string, string[]]>([
    ['stage', ({ stage }) => STAGE_LABEL[stage], ['stage']],
    ['month_stage', ({ month, stage }) => `${month} ${STAGE_LABEL[stage]}`, ['month', 'stage']],
    ['seller', ({ seller }) => seller, ['seller']],
  ])('equals the history, by %s', async (group, nameOf, names) => {
    const { rows, totals } = await report('stage-times', { group, from: monthsAgo(22) })
    const recent = stays.filter(({ month }) => month >= monthsAgo(22))
    const expected = [...Map.groupBy(recent, nameOf)].map(([name, some]) => [name, expectedOf(some)] as const)
    const found = rows.map((row) => {
      const figures = Object.entries(row).filter(([key]) => ![...names, 'seller_id'].includes(key))
      return [names.map((name) => row[name]).join(' '), Object.fromEntries(figures)] as const
    })
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    expect(totals).toEqual(expectedOf(recent))
    expect(recent.length).toBeGreaterThan(50)
  })

  it('is the same once the months that are over are summed up', async () => {
    const reports = () =>
      Promise.all(
        [{}, { group: 'month_stage' }, { group: 'seller' }, { group: 'seller', seller_id: admin.id }].map((query) =>
          report('stage-times', { ...query, from: monthsAgo(22) }),
        ),
      )
    const summedMonths = async () =>
      (await rowsOf("select distinct month from monthly_figures where key = 'stage_spread'")).length
    await rowsOf("delete from monthly_figures where key in ('stage_due', 'stage_spread')")
    const stayByStay = await reports()
    await updateFigures()
    expect(await summedMonths()).toBe(1)
    expect(await reports()).toEqual(stayByStay)
    // A month closed before its spread was kept gets it by and by.
    for (let run = 0; run < 24; run += 1) await updateFigures()
    expect(await summedMonths()).toBeGreaterThan(6)
    expect(await reports()).toEqual(stayByStay)
  })

  it('agrees with the figures that are kept of each month', async () => {
    await updateFigures()
    const { rows } = await report('stage-times', { group: 'month_stage' })
    const kept = await rowsOf<{ month: string; stage: StageName; stays: number; late: number }>(
      `select to_char(month, 'YYYY-MM') as month, dimension as stage, sum(value) filter (where key = 'stage_stays')::int as stays,
        sum(value) filter (where key = 'stage_late')::int as late from monthly_figures
      where month >= $1 and seller_id is null and key in ('stage_stays', 'stage_late') group by 1, 2`,
      [`${monthsAgo(11)}-01`],
    )
    const textOf = (month: unknown, stage: unknown, many: unknown, late: unknown) =>
      [month, stage, many, late].join(' ')
    expect(rows.map(({ month, stage, stays: many, late }) => textOf(month, stage, many, late)).sort()).toEqual(
      kept.map(({ month, stage, stays: many, late }) => textOf(month, STAGE_LABEL[stage], many, late)).sort(),
    )
    expect(rows.length).toBeGreaterThan(8)
  })
})

const monthsAgo = (count: number): string => addMonths(`${currentDay().slice(0, 7)}-01`, -count).slice(0, 7)

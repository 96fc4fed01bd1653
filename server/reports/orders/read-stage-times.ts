import type { Db } from '@/server/db/client'
import { medianOf } from '@/services/dashboard/figures.rules'
import { STAGE_LABEL, STAGES, type StageName } from '@/services/orders/workflow/stages.rules'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { ninetiethOf, toBusinessDays } from '@/services/reports/report-values.rules'
import { businessMinutesBetween } from '@/services/tickets/business-minutes.rules'
import type { ReportRows, ReportScope } from '../report-reader'
import { eachBatchOfStays, findNames, type Stay } from './stays.repository'

/** What the rows of a group are named by: of stays that have this in common. */
type Named = { month?: string; stage?: StageName; sellerId?: number | null }

const NAMES = new Map<string, (stay: Stay) => Named>([
  ['stage', ({ stage }) => ({ stage })],
  ['month_stage', ({ month, stage }) => ({ month, stage })],
  ['seller', ({ sellerId }) => ({ sellerId })],
])

type Group = { named: Named; minutes: number[]; due: number; late: number }

/**
 * How long orders stayed in their stages, by stage, by month and stage, or by who answers for the order. Stages are in their
 * order, months the newest first, and people by name.
 */
export async function readStageTimes(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const nameOf = NAMES.get(scope.group) ?? (() => ({}))
  const groups = new Map<string, Group>()
  for await (const stays of eachBatchOfStays(conn, scope)) for (const stay of stays) addTo(groups, nameOf(stay), stay)
  const all = [...groups.values()]
  const sellers = await findNames(
    conn,
    all.flatMap(({ named }) => named.sellerId ?? []),
  )
  const rows = all.toSorted((one, other) => compare(one.named, other.named)).map((group) => toRow(group, sellers))
  const minutes = all.flatMap((group) => group.minutes)
  return {
    rows: scope.group === 'seller' ? rows.toSorted(bySeller) : rows,
    totals: minutes.length === 0 ? undefined : spreadOf(minutes),
  }
}

function addTo(groups: Map<string, Group>, named: Named, { enteredAt, leftAt, isDue, isLate }: Stay): void {
  const key = JSON.stringify(named)
  const group = groups.get(key) ?? { named, minutes: [], due: 0, late: 0 }
  groups.set(key, group)
  group.minutes.push(businessMinutesBetween(enteredAt, leftAt, 'business'))
  group.due += isDue ? 1 : 0
  group.late += isLate ? 1 : 0
}

const compare = (one: Named, other: Named): number =>
  (other.month ?? '').localeCompare(one.month ?? '') || placeOf(one) - placeOf(other)

const placeOf = ({ stage }: Named): number => (stage ? STAGES.indexOf(stage) : 0)

const bySeller = (one: ReportRow, other: ReportRow): number =>
  String(one.seller).localeCompare(String(other.seller), 'pt-BR')

function toRow({ named, minutes, due, late }: Group, sellers: ReadonlyMap<number, string>): ReportRow {
  const { month, stage, sellerId } = named
  return {
    ...(month && { month }),
    ...(stage && { stage: STAGE_LABEL[stage] }),
    ...(sellerId !== undefined && { seller_id: sellerId, seller: sellers.get(sellerId ?? 0) ?? 'Sem responsável' }),
    stays: minutes.length,
    minutes: minutes.reduce((sum, one) => sum + one, 0),
    ...spreadOf(minutes),
    ...{ due, late },
  }
}

const spreadOf = (minutes: readonly number[]) => ({
  median_days: daysOf(medianOf(minutes)),
  p90_days: daysOf(ninetiethOf(minutes)),
})

const daysOf = (minutes: number | null): number | null => (minutes === null ? null : toBusinessDays(minutes))

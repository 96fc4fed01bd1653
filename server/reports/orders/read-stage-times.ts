import type { Db } from '@/server/db/client'
import type { Days } from '@/server/db/days'
import { monthsFrom } from '@/services/billing/measuring/periods.rules'
import { addStay, addSums, daysOfShare, noStays, type StaySums } from '@/services/dashboard/stays.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { STAGE_LABEL, STAGES } from '@/services/orders/workflow/stages.rules'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import type { ReportRows, ReportScope } from '../report-reader'
import {
  eachBatchOfStays,
  findNames,
  listStaySums,
  listSummedMonths,
  type StayNames,
  type StaySum,
} from './stays.repository'

/** What the rows of a group are named by. */
const NAMES = new Map<string, readonly (keyof StayNames)[]>([
  ['stage', ['stage']],
  ['month_stage', ['month', 'stage']],
  ['seller', ['sellerId']],
])

type Group = { named: Partial<StayNames>; sums: StaySums }
type Groups = Map<string, Group>

/**
 * How long orders stayed in their stages, by stage, by month and stage, or by who answers for the order. Stages are in their
 * order, months the newest first, and people by name. Months that are over are read as they were summed up; of one company, and
 * of the running month, each stay is.
 */
export async function readStageTimes(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const names = NAMES.get(scope.group) ?? []
  const groups: Groups = new Map()
  const summed = scope.company_id === undefined ? await listSummedMonths(conn, scope) : []
  for (const sum of await listStaySums(conn, scope, summed)) addSum(groupOf(groups, names, sum).sums, sum)
  if (scope.group === 'seller' && scope.seller_id === undefined) takeSellersOffTotal(groups)
  for (const days of daysWithout(scope, summed))
    for await (const stays of eachBatchOfStays(conn, scope, days))
      for (const stay of stays) addStay(groupOf(groups, names, stay).sums, stay)
  return toRows(
    [...groups.values()].filter(({ sums }) => sums.stays > 0),
    scope,
    conn,
  )
}

/** The days of a period but for these months: months in a row together. */
function daysWithout({ from, until }: ReportScope, months: readonly string[]): Days[] {
  const left: Days[] = []
  for (const month of monthsFrom(monthOf(from), monthOf(addDays(until, -1)))) {
    const last = left.at(-1)
    if (months.includes(month.month)) continue
    if (last?.until === month.from) last.until = month.until
    else left.push({ from: month.from, until: month.until })
  }
  return left
}

function groupOf(groups: Groups, names: readonly (keyof StayNames)[], of: Partial<StayNames>): Group {
  const named: Partial<StayNames> = Object.fromEntries(names.map((name) => [name, of[name] ?? null]))
  const key = JSON.stringify(named)
  const group = groups.get(key) ?? { named, sums: noStays() }
  groups.set(key, group)
  return group
}

function addSum(sums: StaySums, { key, tenths, value }: StaySum): void {
  if (tenths !== null) sums.spread.set(tenths, value)
  else if (key === 'stage_stays') sums.stays = value
  else if (key === 'stage_minutes') sums.minutes = value
  else if (key === 'stage_due') sums.due = value
  else if (key === 'stage_late') sums.late = value
}

/** Sums are kept of each seller, and of all orders: what is left of these has no seller. */
function takeSellersOffTotal(groups: Groups): void {
  const total = groupOf(groups, ['sellerId'], {}).sums
  for (const { named, sums } of groups.values()) if (named.sellerId !== null) addSums(total, sums, -1)
}

async function toRows(groups: readonly Group[], { group }: ReportScope, conn: Db): Promise<ReportRows> {
  const sellers = await findNames(
    conn,
    groups.flatMap(({ named }) => named.sellerId ?? []),
  )
  const rows = groups.toSorted((one, other) => compare(one.named, other.named)).map((one) => toRow(one, sellers))
  const total = noStays()
  for (const { sums } of groups) addSums(total, sums)
  return {
    rows: group === 'seller' ? rows.toSorted(bySeller) : rows,
    totals: groups.length === 0 ? undefined : spreadOf(total),
  }
}

const compare = (one: Partial<StayNames>, other: Partial<StayNames>): number =>
  (other.month ?? '').localeCompare(one.month ?? '') || placeOf(one) - placeOf(other)

const placeOf = ({ stage }: Partial<StayNames>): number => (stage ? STAGES.indexOf(stage) : 0)

const bySeller = (one: ReportRow, other: ReportRow): number =>
  String(one.seller).localeCompare(String(other.seller), 'pt-BR')

function toRow({ named: { month, stage, sellerId }, sums }: Group, sellers: ReadonlyMap<number, string>): ReportRow {
  const { stays, minutes, due, late } = sums
  return {
    ...(month && { month }),
    ...(stage && { stage: STAGE_LABEL[stage] }),
    ...(sellerId !== undefined && { seller_id: sellerId, seller: sellers.get(sellerId ?? 0) ?? 'Sem responsável' }),
    ...{ stays, minutes, due, late },
    ...spreadOf(sums),
  }
}

const spreadOf = (sums: StaySums) => ({ median_days: daysOfShare(sums, 50), p90_days: daysOfShare(sums, 90) })

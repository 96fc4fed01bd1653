import { csvResponse } from '@/server/http/csv/csv-file'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { type Cell, sectionTable } from '@/services/dashboard/dashboard-csv.rules'
import type { DashboardCsvQuery } from '@/services/dashboard/dashboard.schema'
import { getDashboard } from './get-dashboard'

/**
 * A section of the dashboard as a CSV file, with the same rows as its card. Refuses as `getDashboard`, and 403 for receivables that
 * the actor may not read.
 */
export async function exportDashboard(actor: Actor, { section, ...query }: DashboardCsvQuery): Promise<Response> {
  const dashboard = await getDashboard(actor, query)
  if (section === 'receivables' && dashboard.receivables === null) throw new Refusal('forbidden')
  const { name, titles, rows } = sectionTable(section, dashboard)
  const columns = titles.map((title, at) => ({ title, value: (row: readonly Cell[]): Cell => row[at] ?? null }))
  const left = [...rows]
  return csvResponse({ name, columns, next: () => Promise.resolve(left.splice(0)) })
}

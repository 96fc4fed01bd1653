import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { PLAN_FILE } from '@/services/catalogue/plans/plan-file.rules'
import type { ManagedPlan, PlanChoice, PlanCsvQuery, PlanListQuery } from '@/services/catalogue/plans/plans.schema'
import type { Page } from '@/services/http/page.schema'
import { toManagedPlan } from './plans.mapper'
import { countPlans, listPlanChoiceRows, listPlanIds, listPlanRows } from './plans.repository'

/** A page of the plans, simulator by simulator unless another order is asked for. */
export async function listPlans(query: PlanListQuery, url: string): Promise<Page<ManagedPlan>> {
  const count = await countPlans(db(), query)
  const rows = await listPlanRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedPlan))
}

/** The same list as a file, whole. */
export async function exportPlans(query: PlanCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listPlanRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toManagedPlan)
  return csvFile({ name: 'planos', columns: PLAN_FILE.columns, ids: await listPlanIds(db(), query), read })
}

/** The simulators that a plan can be of, with what shows beforehand what a plan does to their prices. */
export const listPlanChoices = (): Promise<PlanChoice[]> => listPlanChoiceRows(db())

import { templateCsv } from '@/services/http/import.rules'
import { PLAN_SHEET, PLAN_TITLE as T } from './plan-csv.rules'
import { MAX_MONTHS, type PlanChoice } from './plans.schema'

/** Lengths that an example may have: what no plan has yet. */
const LENGTHS = [48, 60, 18, 6, ...Array.from({ length: MAX_MONTHS }, (_, at) => at + 1)]

/** A file with the titles that an import reads and an example, which is not offered when it is added by mistake. */
export function planTemplate([simulator]: readonly PlanChoice[] = []): string {
  const taken = new Set(simulator?.plans.map(({ duration_months }) => duration_months))
  return templateCsv(PLAN_SHEET.read, {
    [T.simulator_id]: simulator?.name ?? '',
    [T.duration_months]: String(LENGTHS.find((months) => !taken.has(months)) ?? ''),
    [T.description]: 'Exemplo: para quem fica mais',
    [T.factor]: '0,8',
    [T.active]: 'Desativado',
  })
}

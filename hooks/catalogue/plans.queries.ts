import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { PlanCsvQuery, PlanListQuery } from '@/services/catalogue/plans/plans.schema'
import { getManagedPlans, getPlanChoices, getPlansCsv } from '@/services/catalogue/plans/plans.service'

export const planKeys = {
  all: ['managed-plans'] as const,
  list: (query: object) => [...planKeys.all, 'list', { ...query }] as const,
  choices: () => [...planKeys.all, 'choices'] as const,
}

/** The plans; the previous rows stay while the next ones load. */
export const managedPlansQueryOptions = (query: Partial<PlanListQuery>) =>
  queryOptions({
    queryKey: planKeys.list(query),
    queryFn: ({ signal }) => getManagedPlans(query, signal),
    placeholderData: keepPreviousData,
  })

/** The simulators that a plan can belong to, with what their prices depend on. */
export const planChoicesQueryOptions = () =>
  queryOptions({ queryKey: planKeys.choices(), queryFn: ({ signal }) => getPlanChoices(signal) })

/** The plans as a CSV file, with the list's filters and sorting. */
export const usePlansCsv = (query: Partial<PlanCsvQuery>) => useCsvDownload((transfer) => getPlansCsv(query, transfer))

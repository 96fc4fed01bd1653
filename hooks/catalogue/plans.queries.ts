import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PlanListQuery } from '@/services/catalogue/plans.schema'
import { getManagedPlans, getPlanChoices } from '@/services/catalogue/plans.service'

export const planKeys = {
  all: ['managed-plans'] as const,
  list: (query: object) => [...planKeys.all, 'list', { ...query }] as const,
  choices: () => [...planKeys.all, 'choices'] as const,
}

/** The plans; the rows of before stay while the next ones come. */
export const managedPlansQueryOptions = (query: Partial<PlanListQuery>) =>
  queryOptions({
    queryKey: planKeys.list(query),
    queryFn: ({ signal }) => getManagedPlans(query, signal),
    placeholderData: keepPreviousData,
  })

/** The simulators that a plan can be of, with what their prices depend on. */
export const planChoicesQueryOptions = () =>
  queryOptions({ queryKey: planKeys.choices(), queryFn: ({ signal }) => getPlanChoices(signal) })

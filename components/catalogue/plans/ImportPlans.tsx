import { useQuery } from '@tanstack/react-query'
import { planChoicesQueryOptions } from '@/hooks/catalogue/plans.queries'
import type { PlanChoice } from '@/services/catalogue/plans/plans.schema'
import { ImportButton } from '../crud/ImportButton'

const templateOf = async (choices: readonly PlanChoice[] | undefined): Promise<string> =>
  (await import('@/services/catalogue/plans/plan-file.rules')).PLAN_FILE.template(choices ?? [])

/** Adds and changes plans by a CSV file. */
export const ImportPlans = () => {
  const { data: choices } = useQuery(planChoicesQueryOptions())
  return (
    <ImportButton path="/plan-management" noun={{ one: 'plano', many: 'planos' }} template={() => templateOf(choices)}>
      Uma linha muda o plano que tem o mesmo número, ou o mesmo simulador e prazo; as outras cadastram planos novos.
    </ImportButton>
  )
}

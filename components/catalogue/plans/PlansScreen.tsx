import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { useActivatePlans } from '@/hooks/catalogue/plans.mutations'
import { managedPlansQueryOptions, planChoicesQueryOptions, usePlansCsv } from '@/hooks/catalogue/plans.queries'
import { PLAN_ORDERINGS } from '@/services/catalogue/orderings.rules'
import type { ManagedPlan, PlanChoice } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateOrDeactivate } from '../crud/ActivateOrDeactivate'
import { ImportButton } from '../crud/ImportButton'
import { planColumns } from './planColumns'
import { usePlanDialogs } from './usePlanDialogs'

const templateOf = async (choices: readonly PlanChoice[] | undefined): Promise<string> =>
  (await import('@/services/catalogue/plans/plan-file.rules')).PLAN_FILE.template(choices ?? [])

/** Adds and changes plans by a CSV file. */
const ImportPlans = () => {
  const { data: choices } = useQuery(planChoicesQueryOptions())
  return (
    <ImportButton path="/plan-management" noun={{ one: 'plano', many: 'planos' }} template={() => templateOf(choices)}>
      Uma linha muda o plano que tem o mesmo número, ou o mesmo simulador e prazo; as outras cadastram planos novos.
    </ImportButton>
  )
}

const nameOf = ({ duration_months, simulator }: ManagedPlan): string =>
  `${formatCount(duration_months, 'mês', 'meses')} (${simulator.name})`

/** The plans of the simulators, and their effect on prices. */
export const PlansScreen = () => {
  const plans = usePagedList(managedPlansQueryOptions, {
    orderings: PLAN_ORDERINGS,
    filters: {
      simulador: (id) => ({ simulator: parseId(id) }),
      situacao: (state) => ({ active: state === 'ativos' }),
    },
  })
  const { ids, selection, clear } = useSelection(plans.rows, nameOf)
  const simulators = useQuery(planChoicesQueryOptions()).data
  const { mutateAsync: activate } = useActivatePlans()
  const { run, create, dialogs } = usePlanDialogs()
  return (
    <ListScreen
      list={plans}
      noun={{ one: 'plano', many: 'planos' }}
      above={<CatalogueTabs />}
      title="Planos"
      actions={
        <PlainButton kind="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={create}>
          Novo plano
        </PlainButton>
      }
      searchPlaceholder="Descrição ou simulador"
      filters={[
        { key: 'simulador', label: 'Simulador', options: toSelectOptions(simulators ?? []) },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      listActions={<ImportPlans />}
      csv={usePlansCsv(plans.query)}
      selectionBar={
        <ActivateOrDeactivate
          ids={ids}
          onClear={clear}
          one="plano"
          many="planos"
          onActivate={async (activation) => (await activate(activation)).changed}
        />
      }
      columns={planColumns(run)}
      selection={selection}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ainda não há planos',
        description: 'Cada simulador precisa de pelo menos um plano: é ele que dá o prazo e o preço.',
      }}
    >
      {dialogs}
    </ListScreen>
  )
}

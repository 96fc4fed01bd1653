import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { toast } from '@/components/ui/feedback/toast'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { planChoicesQueryOptions } from '@/hooks/catalogue/plans.queries'
import { useActivatePlans } from '@/hooks/catalogue/useActivatePlans'
import type { ManagedPlan } from '@/services/catalogue/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { ActivationBar } from '../ActivationBar'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportPlans } from './ImportPlans'
import { planColumns } from './planColumns'
import { type OpenDialog, type PlanCommand, PlanDialogs } from './PlanDialogs'
import { PAGE_SIZE, type PlanList, usePlanList } from './usePlanList'

/** The contract lengths of the simulators, and what they make of prices. */
export const PlansScreen = () => {
  const plans = usePlanList()
  const { list } = plans
  const { mutateAsync: activate } = useActivatePlans()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.count
  const choose = (command: PlanCommand, plan: ManagedPlan): void => {
    if (command !== 'activate') {
      setDialog({ command, plan })
      return
    }
    // The one place that shows errors shows them.
    void activate({ ids: [plan.id], active: true }).then(
      () => toast.success(`Plano de ${formatCount(plan.duration_months, 'mês', 'meses')} ativado.`),
      () => undefined,
    )
  }
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Planos"
        actions={
          <PlainButton
            kind="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDialog({ command: 'save' })}
          >
            Novo plano
          </PlainButton>
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'plano', 'planos')}
        actions={
          <>
            <ImportPlans />
            <CsvButton csv={plans.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar planos"
          placeholder="Descrição ou simulador"
          value={plans.search}
          onSearch={plans.setSearch}
        />
        <Filters plans={plans} />
      </ListTools>
      <ActivationBar
        ids={plans.ids}
        onClear={() => plans.setChosen([])}
        one="plano"
        many="planos"
        onActivate={async (ids, active) => (await activate({ ids, active })).changed}
      />
      <DataTable
        label="Planos"
        columns={planColumns(choose)}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={12}
        selection={{
          keys: plans.ids,
          onChange: plans.setChosen,
          nameOf: ({ duration_months, simulator }) =>
            `${formatCount(duration_months, 'mês', 'meses')} (${simulator.name})`,
        }}
        refreshing={list.isPlaceholderData}
        sort={plans.sort}
        onSort={plans.setSort}
        page={{ current: plans.page, size: PAGE_SIZE, total: count ?? 0, onPage: plans.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os planos" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          plans.isFiltered ? (
            <NoResult title="Nenhum plano com esses filtros" onClear={plans.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há planos"
              description="Cada simulador precisa de pelo menos um plano: é ele que dá o prazo e o preço."
            />
          )
        }
      />
      <PlanDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Filters = ({ plans }: { plans: PlanList }) => {
  const { data: simulators = [] } = useQuery(planChoicesQueryOptions())
  return (
    <FilterChips
      filters={[
        {
          key: 'simulador',
          label: 'Simulador',
          value: plans.filter('simulador'),
          options: simulators.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { key: 'situacao', label: 'Situação', value: plans.filter('situacao'), options: ACTIVE_STATES },
      ]}
      onChange={plans.setFilter}
      onClear={plans.clear}
    />
  )
}

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
import { useActivateServicePackages, useReorderServicePackages } from '@/hooks/catalogue/service-packages.mutations'
import { servicePackageChoicesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import { reorderedIds } from '@/services/catalogue/service-packages/service-package-form.rules'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import { formatCount } from '@/services/format/format.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateOrDeactivate } from '../crud/ActivateOrDeactivate'
import { ImportServicePackages } from './ImportServicePackages'
import { servicePackageColumns } from './servicePackageColumns'
import { type OpenDialog, type ServicePackageCommand, ServicePackageDialogs } from './ServicePackageDialogs'
import { PAGE_SIZE, type ServicePackageList, useServicePackageList } from './useServicePackageList'

/** The service packages of the simulators, in the order in which they are offered. */
export const ServicePackagesScreen = () => {
  const packages = useServicePackageList()
  const { list } = packages
  const { mutateAsync: activate } = useActivateServicePackages()
  const { mutateAsync: order } = useReorderServicePackages()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.count
  const { data: simulators = [] } = useQuery(servicePackageChoicesQueryOptions())
  const orderOf = ({ id, simulator }: ManagedServicePackage, by: -1 | 1): number[] | null =>
    reorderedIds(
      simulators.find((one) => one.id === simulator.id),
      id,
      by,
    )
  // The one place that shows errors shows them.
  const tell = (done: Promise<unknown>, sentence: string): void =>
    void done.then(
      () => toast.success(sentence),
      () => undefined,
    )
  const move = (one: ManagedServicePackage, by: -1 | 1): void => {
    const ids = orderOf(one, by)
    if (ids) tell(order({ simulator_id: one.simulator.id, ids }), `Pacote ${one.name} ${by < 0 ? 'subiu' : 'desceu'}.`)
  }
  const choose = (command: ServicePackageCommand, one: ManagedServicePackage): void => {
    if (command === 'up' || command === 'down') move(one, command === 'up' ? -1 : 1)
    else if (command === 'activate') tell(activate({ ids: [one.id], active: true }), `Pacote ${one.name} ativado.`)
    else setDialog({ command, servicePackage: one })
  }
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Pacotes de serviço"
        actions={
          <PlainButton
            kind="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDialog({ command: 'save' })}
          >
            Novo pacote
          </PlainButton>
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'pacote', 'pacotes')}
        actions={
          <>
            <ImportServicePackages />
            <CsvButton csv={packages.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar pacotes de serviço"
          placeholder="Nome, descrição ou simulador"
          value={packages.search}
          onSearch={packages.setSearch}
        />
        <Filters packages={packages} />
      </ListTools>
      <ActivateOrDeactivate
        ids={packages.ids}
        onClear={() => packages.setChosen([])}
        one="pacote"
        many="pacotes"
        onActivate={async (ids, active) => (await activate({ ids, active })).changed}
      />
      <DataTable
        label="Pacotes de serviço"
        columns={servicePackageColumns({ onChoose: choose, canMove: (one, by) => orderOf(one, by) !== null })}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={12}
        selection={{
          keys: packages.ids,
          onChange: packages.setChosen,
          nameOf: ({ name, simulator }) => `${name} (${simulator.name})`,
        }}
        refreshing={list.isPlaceholderData}
        sort={packages.sort}
        onSort={packages.setSort}
        page={{ current: packages.page, size: PAGE_SIZE, total: count ?? 0, onPage: packages.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os pacotes de serviço" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          packages.isFiltered ? (
            <NoResult title="Nenhum pacote com esses filtros" onClear={packages.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há pacotes de serviço"
              description="Cada simulador precisa de pelo menos um pacote: o primeiro já vem escolhido."
            />
          )
        }
      />
      <ServicePackageDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Filters = ({ packages }: { packages: ServicePackageList }) => {
  const { data: simulators = [] } = useQuery(servicePackageChoicesQueryOptions())
  return (
    <FilterChips
      filters={[
        {
          key: 'simulador',
          label: 'Simulador',
          value: packages.filter('simulador'),
          options: simulators.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { key: 'situacao', label: 'Situação', value: packages.filter('situacao'), options: ACTIVE_STATES },
      ]}
      onChange={packages.setFilter}
      onClear={packages.clear}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { useActivateServicePackages, useReorderServicePackages } from '@/hooks/catalogue/service-packages.mutations'
import {
  managedServicePackagesQueryOptions,
  servicePackageChoicesQueryOptions,
  useServicePackagesCsv,
} from '@/hooks/catalogue/service-packages.queries'
import { SERVICE_PACKAGE_ORDERINGS } from '@/services/catalogue/orderings.rules'
import { reorderedIds } from '@/services/catalogue/reorder.rules'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateOrDeactivate } from '../crud/ActivateOrDeactivate'
import { ImportServicePackages } from './ImportServicePackages'
import { servicePackageColumns } from './servicePackageColumns'
import { useServicePackageDialogs } from './useServicePackageDialogs'

const nameOf = ({ name, simulator }: ManagedServicePackage): string => `${name} (${simulator.name})`

/** The service packages of the simulators, in the order in which they are offered. */
export const ServicePackagesScreen = () => {
  const packages = usePagedList(managedServicePackagesQueryOptions, {
    orderings: SERVICE_PACKAGE_ORDERINGS,
    filters: {
      simulador: (id) => ({ simulator: parseId(id) }),
      situacao: (state) => ({ active: state === 'ativos' }),
    },
  })
  const { ids, selection, clear } = useSelection(packages.rows, nameOf)
  const { mutateAsync: reorder } = useReorderServicePackages()
  const { mutateAsync: activate } = useActivateServicePackages()
  const { run, create, dialogs } = useServicePackageDialogs()
  const { data: simulators = [] } = useQuery(servicePackageChoicesQueryOptions())
  const orderOf = ({ id, simulator }: ManagedServicePackage, by: -1 | 1): number[] | null =>
    reorderedIds(
      simulators.find((one) => one.id === simulator.id),
      id,
      by,
    )
  const move = (one: ManagedServicePackage, by: -1 | 1): void => {
    const ids = orderOf(one, by)
    if (!ids) return
    toastOnSuccess(
      reorder({ simulator_id: one.simulator.id, ids }),
      `Pacote ${one.name} ${by < 0 ? 'subiu' : 'desceu'}.`,
    )
  }
  return (
    <ListScreen
      list={packages}
      noun={{ one: 'pacote de serviço', many: 'pacotes de serviço' }}
      countNoun={{ one: 'pacote', many: 'pacotes' }}
      above={<CatalogueTabs />}
      title="Pacotes de serviço"
      actions={
        <PlainButton kind="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={create}>
          Novo pacote
        </PlainButton>
      }
      searchPlaceholder="Nome, descrição ou simulador"
      filters={[
        { key: 'simulador', label: 'Simulador', options: toSelectOptions(simulators) },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      listActions={<ImportServicePackages />}
      csv={useServicePackagesCsv(packages.query)}
      selectionBar={
        <ActivateOrDeactivate
          ids={ids}
          onClear={clear}
          one="pacote"
          many="pacotes"
          onActivate={async (activation) => (await activate(activation)).changed}
        />
      }
      columns={servicePackageColumns({ onChoose: run, onMove: move, canMove: (one, by) => orderOf(one, by) !== null })}
      selection={selection}
      size="small"
      skeletonRows={12}
      noResultTitle="Nenhum pacote com esses filtros"
      empty={{
        title: 'Ainda não há pacotes de serviço',
        description: 'Cada simulador precisa de pelo menos um pacote: o primeiro já vem escolhido.',
      }}
    >
      {dialogs}
    </ListScreen>
  )
}

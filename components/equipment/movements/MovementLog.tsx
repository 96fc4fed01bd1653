import dynamic from 'next/dynamic'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { RELOCATION_STATUS_LABEL, RELOCATION_TYPE_LABEL } from '@/services/equipment/movement-labels.rules'
import type { Movement } from '@/services/equipment/movements.schema'
import { formatCount } from '@/services/format/format.rules'
import {
  RELOCATION_STATUSES,
  RELOCATION_TYPES,
  UNIT_EVENT_TYPES,
  UNIT_EVENTS,
} from '@/services/stock/unit-events.rules'
import { UNIT_STATUS_LABEL, UNIT_STATUSES } from '@/services/stock/unit-status.rules'
import { movementColumns } from './movementColumns'
import { type Movements, PAGE_SIZE, useMovements } from './useMovements'

// Its fields are antd's.
const PeriodFields = dynamic(() => import('@/components/ui/forms/PeriodFields').then((module) => module.PeriodFields), {
  ssr: false,
})

type Props = { companyId: number; size?: 'middle' | 'small' }

/** All that happened to the units of a company, newest first. */
export const MovementLog = ({ companyId, size = 'middle' }: Props) => {
  const movements = useMovements(companyId)
  const { list } = movements
  const count = list.data?.count
  return (
    <>
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'movimentação', 'movimentações')}
        actions={<CsvButton csv={movements.csv} rows={count} />}
      >
        <Filters movements={movements} />
      </ListTools>
      <DataTable
        label="Movimentações"
        columns={movementColumns}
        rows={list.data?.results}
        rowKey={rowKey}
        size={size}
        refreshing={list.isPlaceholderData}
        page={{ current: movements.page, size: PAGE_SIZE, total: count ?? 0, onPage: movements.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as movimentações" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          movements.isFiltered ? (
            <NoResult title="Nenhuma movimentação com esses filtros" onClear={movements.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nada aconteceu ainda"
              description="Cada entrega, mudança, troca e devolução de um equipamento fica registrada aqui."
            />
          )
        }
      />
    </>
  )
}

const Filters = ({ movements }: { movements: Movements }) => {
  const { filter } = movements
  return (
    <FilterChips
      filters={[
        { key: 'acontecimento', label: 'Acontecimento', value: filter('acontecimento'), options: EVENTS },
        { key: 'tipo', label: 'Movimentação', value: filter('tipo'), options: TYPES },
        { key: 'situacao', label: 'Situação', value: filter('situacao'), options: STATES },
        { key: 'status', label: 'Status', value: filter('status'), options: STATUSES },
      ]}
      onChange={movements.setFilter}
      onClear={movements.clear}
    >
      <PeriodFields
        key={`${filter('de') ?? ''}-${filter('ate') ?? ''}`}
        from={filter('de')}
        to={filter('ate')}
        onChange={(name, day) => movements.setFilter(name === 'from' ? 'de' : 'ate', day)}
      />
    </FilterChips>
  )
}

/** Events in our warehouse, which no company's log has. */
const IN_NO_LOG: readonly string[] = ['REGISTERED', 'DETAILS_CHANGED']

const EVENTS = UNIT_EVENT_TYPES.filter((type) => !IN_NO_LOG.includes(type)).map((type) => ({
  value: type,
  label: UNIT_EVENTS[type].label,
}))
const TYPES = RELOCATION_TYPES.map((type) => ({ value: type, label: RELOCATION_TYPE_LABEL[type] }))
const STATES = RELOCATION_STATUSES.map((status) => ({ value: status, label: RELOCATION_STATUS_LABEL[status] }))
const STATUSES = UNIT_STATUSES.map((status) => ({ value: status, label: UNIT_STATUS_LABEL[status] }))

const rowKey = ({ id }: Movement): number => id

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { equipmentSummaryQueryOptions } from '@/hooks/equipment/equipment.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { equipmentColumns } from './equipmentColumns'
import { EquipmentDialogs, type OpenDialog } from './EquipmentDialogs'
import { EquipmentFilters, EquipmentViews } from './EquipmentFilters'
import { EquipmentSelectionBar } from './EquipmentSelectionBar'
import { ReceiptCard } from './ReceiptCard'
import { UnitCard } from './UnitCard'
import { unitName } from './UnitStatus'
import { PAGE_SIZE, useEquipmentList } from './useEquipmentList'

/** What the company holds; of a COLABORADOR, what they use. */
export const EquipmentList = ({ actor }: { actor: Actor }) => {
  const equipment = useEquipmentList()
  const { data: summary } = useQuery(equipmentSummaryQueryOptions())
  const { list } = equipment
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { selected, setChosen } = useChosenRows(list.data?.results)
  const count = list.data?.count
  return (
    <>
      {summary && summary.to_confirm > 0 && !equipment.filter('confirmar') && <ReceiptCard userId={actor.id} />}
      <EquipmentViews equipment={equipment} summary={summary} />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'equipamento', 'equipamentos')}
        actions={<CsvButton csv={equipment.csv} rows={count} />}
      >
        <SearchField
          label="Buscar equipamentos"
          placeholder="Serial, etiqueta ou produto"
          value={equipment.search}
          onSearch={equipment.setSearch}
        />
        <EquipmentFilters equipment={equipment} />
      </ListTools>
      <EquipmentSelectionBar units={selected} onChoose={setDialog} onClear={() => setChosen([])} />
      <DataTable
        label="Equipamentos"
        columns={equipmentColumns}
        rows={list.data?.results}
        rowKey={rowKey}
        rowHref={rowHref}
        card={card}
        refreshing={list.isPlaceholderData}
        sort={equipment.sort}
        onSort={equipment.setSort}
        selection={{ keys: selected.map(rowKey), onChange: setChosen, nameOf: unitName }}
        page={{ current: equipment.page, size: PAGE_SIZE, total: count ?? 0, onPage: equipment.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os equipamentos" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          equipment.isFiltered ? (
            <NoResult title="Nenhum equipamento com esses filtros" onClear={equipment.clear} />
          ) : (
            <FirstUse actor={actor} />
          )
        }
      />
      <EquipmentDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const FirstUse = ({ actor }: { actor: Actor }) =>
  may(actor, 'checkout:read') ? (
    <EmptyState
      variant="first-use"
      title="Sua empresa ainda não tem equipamentos em uso"
      description="Quando um pedido for entregue, cada equipamento aparece aqui com serial, endereço e quem usa."
    />
  ) : (
    <EmptyState
      variant="first-use"
      title="Nenhum equipamento no seu nome"
      description="Quando o gestor definir você como responsável por um equipamento, ele aparece aqui."
    />
  )

const rowKey = ({ id }: Equipment): number => id
const rowHref = ({ id }: Equipment): string => paths.platform.unit(id)
const card = (unit: Equipment) => <UnitCard unit={unit} />

import { ClockAlert, Columns3, List as ListIcon } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Segments } from '@/components/ui/forms/Segments'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { ListTools } from '@/components/ui/tables/ListTools'
import { SearchField } from '@/components/ui/tables/SearchField'
import { formatCount } from '@/services/format/format.rules'
import { flex, touchArea } from '@/styles/mixins'
import { color, narrowTable } from '@/styles/tokens'
import { Board } from './Board'
import { DeliveryFilters } from './DeliveryFilters'
import type { MovablePackage } from './deliveryMenu'
import { DeliveryTable } from './DeliveryTable'
import { StageBoard } from './StageBoard'
import { type Deliveries, type DeliveriesView, useDeliveries } from './useDeliveries'

// The form loads with the first dialog that opens.
const MoveDialogForm = lazyDialog(() => import('./MoveDialogForm').then((module) => module.MoveDialogForm))

const VIEWS: readonly { value: DeliveriesView; label: string; icon: React.ReactNode }[] = [
  { value: 'board', label: 'Quadro', icon: <Columns3 size={15} strokeWidth={1.75} aria-hidden /> },
  { value: 'list', label: 'Lista', icon: <ListIcon size={15} strokeWidth={1.75} aria-hidden /> },
]

/** The packages of all orders, as a board of stages or a list. */
export const DeliveriesScreen = () => {
  const deliveries = useDeliveries()
  const [moved, setMoved] = useState<MovablePackage | null>(null)
  const phone = useMediaQuery(narrowTable)
  const { view } = deliveries
  const BoardOfWidth = phone ? StageBoard : Board
  return (
    <>
      <PageHeader
        title="Entregas"
        beside
        actions={<Segments label="Visões" options={VIEWS} value={view} onChange={deliveries.setView} />}
      />
      <ListTools total={<DeliveryTotals deliveries={deliveries} />} actions={<Csv deliveries={deliveries} />}>
        <SearchField
          label="Buscar volumes"
          placeholder="Pedido, empresa ou rastreio"
          value={deliveries.search}
          onSearch={deliveries.setSearch}
        />
        <DeliveryFilters deliveries={deliveries} />
      </ListTools>
      {view === 'board' ? (
        <BoardOfWidth deliveries={deliveries} onMove={setMoved} />
      ) : (
        <DeliveryTable deliveries={deliveries} onMove={setMoved} />
      )}
      <MoveDialog pkg={moved} onClose={() => setMoved(null)} />
    </>
  )
}

const Csv = ({ deliveries: { view, csv, list, board } }: { deliveries: ReturnType<typeof useDeliveries> }) => {
  const all = board.data?.columns.reduce((sum, { count }) => sum + count, 0)
  return <CsvButton csv={csv} rows={view === 'list' ? list.data?.count : all} />
}

/** The last dialog stays mounted while it closes. */
const MoveDialog = ({ pkg, onClose }: { pkg: MovablePackage | null; onClose: () => void }) => {
  const [shown, setShown] = useState(pkg)
  if (pkg && pkg !== shown) setShown(pkg)
  return shown && <MoveDialogForm key={shown.id} pkg={shown} open={pkg !== null} onClose={onClose} />
}

/** Number of open packages, and of late ones as a shortcut to them. */
export const DeliveryTotals = ({ deliveries }: { deliveries: Deliveries }) => {
  const { view, board, list, setFilter } = deliveries
  if (view === 'list') return list.data && formatCount(list.data.count, 'volume', 'volumes')
  if (!board.data) return null
  const { open, late } = board.data
  return (
    <Line>
      {formatCount(open, 'em aberto', 'em aberto')}
      {late > 0 && (
        <Late type="button" onClick={() => setFilter('previsao', 'atrasada')}>
          <ClockAlert size={15} strokeWidth={1.75} aria-hidden />
          {formatCount(late, 'atrasado', 'atrasados')}
        </Late>
      )}
    </Line>
  )
}

const Line = styled.span`
  ${flex.inlineRow};
  gap: 16px;
`

const Late = styled.button`
  ${touchArea}
  ${flex.inlineRow};
  gap: 6px;
  color: ${color.bad};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Money } from '@/components/ui/display/Money'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CountTab } from '@/components/ui/navigation/CountTab'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { ListTools } from '@/components/ui/tables/ListTools'
import { endingSummaryQueryOptions } from '@/hooks/orders/contract-end.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { ENDING_COLUMNS, EndingCard } from './endingColumns'
import { ENDING_VIEWS } from './endingViews.rules'
import { useEndingList } from './useEndingList'

const IndexesDialogForm = dynamic(() => import('./IndexesDialogForm').then((module) => module.IndexesDialogForm), {
  ssr: false,
})

type Props = { open: boolean; onClose: () => void }

/** The readjustment indexes; the form and antd's Modal load on first opening. */
export const IndexesDialog = (props: Props) => (useOnceOpened(props.open) ? <IndexesDialogForm {...props} /> : null)

/** The contracts that end soon: date, the customer's choice, and the addendum's status. */
export const ContractEndsScreen = () => {
  const { list, csv, days, page, pageSize, setDays, setPage } = useEndingList()
  const summary = useQuery(endingSummaryQueryOptions())
  const [showsIndexes, setShowsIndexes] = useState(false)
  return (
    <>
      <PageHeader
        inline
        above={[{ label: 'Pedidos', href: paths.admin.orders() }]}
        title="Fim de contrato"
        facts={
          summary.data && summary.data.ended > 0 && formatCount(summary.data.ended, 'já terminou', 'já terminaram')
        }
        actions={<PlainButton onClick={() => setShowsIndexes(true)}>Índices de reajuste</PlainButton>}
      />
      <ListTools
        total={
          list.data && (
            <>
              {formatCount(list.data.count, 'contrato', 'contratos')} · <Money value={list.data.monthly_fee} perMonth />
            </>
          )
        }
        actions={<CsvButton csv={csv} rows={list.data?.count} />}
      >
        <TabRow aria-label="Até quando">
          {ENDING_VIEWS.map(({ days: within, label, count }) => (
            <CountTab
              key={within}
              isOn={within === days}
              label={label}
              count={summary.data && count(summary.data)}
              onChoose={() => setDays(within)}
            />
          ))}
        </TabRow>
      </ListTools>
      <DataTable
        label="Contratos que terminam"
        columns={ENDING_COLUMNS}
        rows={list.data?.results}
        rowKey={(order) => `${String(order.company.id)}-${order.order_mask_id}`}
        rowHref={(order) => paths.admin.order(order.company.id, order.order_mask_id)}
        size="small"
        card={(order) => <EndingCard order={order} />}
        refreshing={list.isPlaceholderData}
        page={{ current: page, size: pageSize, total: list.data?.count ?? 0, onPage: setPage }}
        empty={
          <EmptyState
            variant="first-use"
            title={`Nenhum contrato termina em ${String(days)} dias`}
            description="Quando o fim de um contrato se aproxima, ele aparece aqui e o cliente recebe um e-mail."
          />
        }
        error={
          list.isError ? (
            <FailedState title="Não foi possível carregar os contratos" onRetry={() => void list.refetch()} />
          ) : undefined
        }
      />
      <IndexesDialog open={showsIndexes} onClose={() => setShowsIndexes(false)} />
    </>
  )
}

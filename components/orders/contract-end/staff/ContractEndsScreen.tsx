import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { DialogButton } from '@/components/ui/dialogs/CommandButton'
import { Money } from '@/components/ui/display/Money'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { endingSummaryQueryOptions } from '@/hooks/orders/contract-end.queries'
import { staffOrdersQueryOptions, useStaffOrdersCsv } from '@/hooks/orders/staff-orders.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { END_WINDOWS, type EndWindow } from '@/services/orders/contract-end/contract-end.rules'
import type { EndingSummary } from '@/services/orders/contract-end/contract-end.schema'
import { ENDING_COLUMNS, EndingCard, endingPath } from './endingColumns'

// Loaded on first opening.
const IndexesDialogForm = lazyPart(() => import('./IndexesDialogForm').then((module) => module.IndexesDialogForm))

/** The contracts that end soon: date, the customer's choice, and the addendum's status. */
export const ContractEndsScreen = () => {
  const { read, write } = useAddressQuery()
  const days = parseEndWindow(read('dias'))
  const orders = usePagedList(staffOrdersQueryOptions, {
    base: { ends_within: days, ordering: 'ends_on' },
  })
  const { data } = orders
  const summary = useQuery(endingSummaryQueryOptions()).data
  return (
    <ListScreen
      list={{ ...orders, isFiltered: false }}
      noun={{ one: 'contrato', many: 'contratos' }}
      label="Contratos que terminam"
      parents={[{ label: 'Pedidos', href: paths.admin.orders() }]}
      title="Fim de contrato"
      facts={summary && summary.ended > 0 && formatCount(summary.ended, 'já terminou', 'já terminaram')}
      actions={<DialogButton label="Índices de reajuste">{(dialog) => <IndexesDialogForm {...dialog} />}</DialogButton>}
      tabs={
        <TabRow aria-label="Até quando">
          {ENDING_VIEWS.map(({ days: within, label, count }) => (
            <CountTab
              key={within}
              isOn={within === days}
              label={label}
              count={summary && count(summary)}
              onChoose={() => write({ dias: String(within), pagina: null })}
            />
          ))}
        </TabRow>
      }
      total={
        data && (
          <>
            {formatCount(data.count, 'contrato', 'contratos')} · <Money value={data.monthly_fee} perMonth />
          </>
        )
      }
      csv={useStaffOrdersCsv(orders.query)}
      columns={ENDING_COLUMNS}
      rowKey={(order) => `${String(order.company.id)}-${order.order_mask_id}`}
      rowHref={endingPath}
      card={(order) => <EndingCard order={order} />}
      size="small"
      empty={{
        title: `Nenhum contrato termina em ${String(days)} dias`,
        description: 'Quando o fim de um contrato se aproxima, ele aparece aqui e o cliente recebe um e-mail.',
      }}
    />
  )
}

type EndingView = { days: EndWindow; label: string; count: (summary: EndingSummary) => number }

const COUNTS: Readonly<Record<EndWindow, (summary: EndingSummary) => number>> = {
  30: ({ within_30 }) => within_30,
  60: ({ within_60 }) => within_60,
  90: ({ within_90 }) => within_90,
}

export const ENDING_VIEWS: readonly EndingView[] = END_WINDOWS.map((days) => ({
  days,
  label: `Em ${String(days)} dias`,
  count: COUNTS[days],
}))

/** The window in the URL, or the widest one. */
export const parseEndWindow = (text: string | null): EndWindow =>
  END_WINDOWS.find((days) => String(days) === text) ?? 90

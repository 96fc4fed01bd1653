import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { companyOptions, toSelectOptions } from '@/components/ui/forms/selectOptions'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import type { ListFilter } from '@/components/ui/tables/listScreen.types'
import { useLogin } from '@/contexts/LoginContext'
import { holdChoicesQueryOptions, holdsQueryOptions, useHoldsCsv } from '@/hooks/stock/holds.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { HOLD_ORDERINGS } from '@/services/stock/holds/hold-expiry.rules'
import { StockAlerts } from '../alerts/StockAlerts'
import { HoldCalendar } from './HoldCalendar'
import { holdColumns } from './holdColumns'
import { HoldDialogs, type OpenDialog } from './HoldDialogs'

/** What is promised to orders and not packed yet, one by one or day by day; and who waits for units. */
export const HoldsScreen = () => {
  const { actor } = useLogin()
  const { view, show } = useHoldView()
  return (
    actor && (
      <>
        <PageHeader title="Reservas" />
        <HoldViewTabs current={view} onChoose={show} />
        {view === 'calendar' ? <HoldCalendar /> : view === 'alerts' ? <StockAlerts /> : <Holds actor={actor} />}
      </>
    )
  )
}

/** Of what, to whom and until when. */
const Holds = ({ actor }: { actor: Actor }) => {
  const holds = usePagedList(holdsQueryOptions, {
    orderings: HOLD_ORDERINGS,
    filters: {
      produto: (id) => ({ product: parseId(id) }),
      empresa: (id) => ({ company: parseId(id) }),
      vence: (days) => (/^([0-9]|[1-9]\d|[12]\d\d)$/.test(days) ? { expires_within: Number(days) } : {}),
    },
  })
  const choices = useQuery(holdChoicesQueryOptions()).data
  const companiesOfRows = holds.rows?.map(({ order }) => order.company)
  const searched = useCompanyFilter(holds.filterId('empresa'), companiesOfRows)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const filters: ListFilter[] = [
    { key: 'vence', label: 'Vence', options: WITHIN },
    { key: 'produto', label: 'Produto', options: toSelectOptions(choices?.products ?? [], holds.filter('produto')) },
    // Who may not search clients chooses among the companies that hold something.
    searched?.onSearch
      ? searched
      : {
          key: 'empresa',
          label: 'Empresa',
          options: companyOptions(choices?.companies ?? [], holds.filter('empresa')),
        },
  ]
  return (
    <ListScreen
      list={holds}
      noun={{ one: 'reserva', many: 'reservas', isFeminine: true }}
      searchPlaceholder="Produto, pedido ou empresa"
      filters={filters.filter((filter) => filter.onSearch ?? filter.options.length > 0)}
      csv={useHoldsCsv(holds.query)}
      columns={holdColumns({
        opensOrders: may(actor, 'orders:read'),
        onChoose: may(actor, 'reservations:write') ? setDialog : null,
      })}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Nada está reservado agora',
        description: 'Um pedido novo reserva as unidades por 7 dias, até serem separadas.',
      }}
    >
      <HoldDialogs open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}

const WITHIN = [
  { value: '0', label: 'hoje' },
  { value: '1', label: 'até amanhã' },
  { value: '3', label: 'em até 3 dias' },
  { value: '7', label: 'em até 7 dias' },
]

export type HoldView = 'list' | 'calendar' | 'alerts'

const ADDRESS_OF: Record<HoldView, string | null> = { list: null, calendar: 'calendario', alerts: 'avisos' }

/** The view in the address; filters are kept when it changes. */
export function useHoldView() {
  const { read, write } = useAddressQuery()
  return {
    view: VIEWS.find(({ view }) => ADDRESS_OF[view] === read('visao'))?.view ?? 'list',
    show: (view: HoldView) => write({ visao: ADDRESS_OF[view], pagina: null }),
  }
}

type Props = { current: HoldView; onChoose: (view: HoldView) => void }

const VIEWS: { view: HoldView; label: string }[] = [
  { view: 'list', label: 'Lista' },
  { view: 'calendar', label: 'Calendário' },
  { view: 'alerts', label: 'Avisos de chegada' },
]

export const HoldViewTabs = ({ current, onChoose }: Props) => (
  <Row aria-label="Visões">
    {VIEWS.map(({ view, label }) => (
      <Tab key={view} type="button" aria-pressed={view === current} onClick={() => onChoose(view)}>
        {label}
      </Tab>
    ))}
  </Row>
)

const Row = styled(TabRow)`
  margin: -4px 0 12px;
`

const Tab = styled.button`
  ${tabLook}
  &[aria-pressed='true'] {
    ${tabOn}
  }
`

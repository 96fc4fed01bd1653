import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { type Indicator, Indicators } from '@/components/ui/display/Indicators'
import { Money } from '@/components/ui/display/Money'
import { AskForHelp } from '@/components/ui/feedback/AskForHelp'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { homeIndicatorsQueryOptions } from '@/hooks/dashboard/home.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import {
  deliveriesNote,
  invoiceLabel,
  invoiceNote,
  ticketsNote,
  unitsNote,
} from '@/services/dashboard/home-indicator-texts.rules'
import type { HomeIndicators } from '@/services/dashboard/home-indicators.schema'
import { currentDay, type DueTone, formatNumber } from '@/services/format/format.rules'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { box, flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/** The four figures of the home; each leads to the list that it counts. Who reads no invoices has three. */
export const CustomerHomeIndicators = () => {
  const { actor } = useLogin()
  const { data, error, isError, refetch } = useQuery(homeIndicatorsQueryOptions())
  if (isError && !data) return <Failed error={error} onRetry={() => void refetch()} />
  const readsInvoices = actor !== null && may(actor, 'invoices:read')
  return <Indicators items={[...(readsInvoices ? [invoiceOf(data)] : []), ...countsOf(data)]} />
}

const waiting = <SkeletonBar $width="64px" $height="24px" />

/** Reserves the height of the line. */
const NOT_YET = '\u00a0'

function invoiceOf(data: HomeIndicators | undefined): Indicator {
  const invoice = data?.invoice
  const note = data && invoiceNote(data)
  return {
    key: 'invoice',
    // Until it is known, as long as it will be: months are billed once they are over.
    label: data ? invoiceLabel(data) : invoiceLabel({ invoice: { period: shiftMonth(monthOf(currentDay()), -1) } }),
    value: invoice ? <Money value={invoice.total} size="indicator" /> : data ? '–' : waiting,
    note: note ? <Note $tone={note.tone}>{note.text}</Note> : NOT_YET,
    href: invoice ? paths.platform.invoicesOfMonth(invoice.period) : paths.platform.invoices(),
  }
}

const countsOf = (data: HomeIndicators | undefined): Indicator[] => [
  {
    key: 'units',
    label: 'Equipamentos em uso',
    value: data ? formatNumber(data.units) : waiting,
    note: data ? unitsNote(data) : NOT_YET,
    href: paths.platform.equipment(),
  },
  {
    key: 'deliveries',
    label: 'Entregas a caminho',
    value: data ? formatNumber(data.deliveries.under_way) : waiting,
    note: data ? deliveriesNote(data.deliveries) : NOT_YET,
    href: paths.platform.ordersUnderWay(),
  },
  {
    key: 'tickets',
    label: 'Chamados abertos',
    value: data ? formatNumber(data.tickets.open) : waiting,
    note: data ? ticketsNote(data.tickets) : NOT_YET,
    href: paths.platform.supportTickets(),
  },
]

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <FailedBox role="alert">
    <p>Não foi possível carregar os números da sua empresa.</p>
    <PlainButton size="small" onClick={onRetry}>
      Tentar novamente
    </PlainButton>
    <AskForHelp error={error} />
  </FailedBox>
)

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: 'inherit' }

const Note = styled.span<{ $tone: DueTone }>`
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 'inherit' : 600)};
`

/** As high as the figures, so that nothing below moves. */
const FailedBox = styled.div`
  ${flex.wrapRow};
  justify-content: center;
  align-content: center;
  gap: 8px 16px;
  min-height: 114px;
  padding: 16px 20px;
  ${box.card};
  text-align: center;
  ${below.drawer} {
    min-height: 227px;
  }
  ${below.phone} {
    min-height: 270px;
  }
`

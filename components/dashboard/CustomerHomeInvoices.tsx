import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { openInvoicesQueryOptions } from '@/hooks/billing/customer-invoices.queries'
import { may } from '@/services/auth/permissions.rules'
import { dueNote, monthName } from '@/services/billing/invoices/customer-invoice-texts.rules'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { type DueTone, formatDayShort, toCents } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The open invoices of those who may read them. */
export function useOpenInvoices() {
  const { actor } = useLogin()
  const isAllowed = actor !== null && may(actor, 'invoices:read')
  return { isAllowed, ...useQuery({ ...openInvoicesQueryOptions(), enabled: isAllowed }) }
}

/** What is to be paid, the earliest due day first; hidden when there is nothing, and from who reads no invoices. */
export const CustomerHomeInvoices = () => {
  const { isAllowed, data } = useOpenInvoices()
  if (!isAllowed || !data || data.count === 0) return null
  const title = data.count === 1 ? '1 fatura a pagar' : `${String(data.count)} faturas a pagar`
  return (
    <Card title={title} extra={<Link href={paths.platform.invoices()}>Ver faturas</Link>} flush>
      {data.results.map((invoice) => (
        <ToPay key={invoice.id} invoice={invoice} />
      ))}
    </Card>
  )
}

const ToPay = ({ invoice }: { invoice: InvoiceSummary }) => {
  const note = noteOf(invoice)
  return (
    <CardRow>
      <Line>
        <span>
          <Link href={paths.platform.invoice(invoice.id)}>{nameOf(invoice)}</Link>
          <Note $tone={note.tone} suppressHydrationWarning>
            {note.text}
          </Note>
        </span>
        <Money value={toCents(invoice.total) - toCents(invoice.paid_total)} strong />
      </Line>
    </CardRow>
  )
}

const nameOf = ({ kind, period, number }: InvoiceSummary): string =>
  kind === 'MONTHLY' ? `Mensalidade de ${monthName(period)}` : `Fatura avulsa ${number ?? ''}`

/** "vence em 05/12", "vence amanhã", "12 dias de atraso", "em análise". */
function noteOf(invoice: InvoiceSummary): { text: string; tone: DueTone } {
  if (invoice.disputed) return { text: 'em análise', tone: 'plain' }
  return dueNote(invoice) ?? { text: `vence em ${formatDayShort(currentDueDay(invoice))}`, tone: 'plain' }
}

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: color.t2 }

const Line = styled.div`
  ${flex.between};
  gap: 12px;
  a {
    font-weight: 550;
  }
`

const Note = styled.small<{ $tone: DueTone }>`
  display: block;
  ${font.secondary};
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
`

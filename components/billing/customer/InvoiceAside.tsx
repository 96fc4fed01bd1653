import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import { Timeline } from '@/components/ui/display/Timeline'
import { ReadingAside } from '@/components/ui/navigation/AsideColumns'
import { Link } from '@/components/ui/navigation/Link'
import { monthBeforeQueryOptions } from '@/hooks/billing/customer-invoices.queries'
import { monthComparison, summaryLines } from '@/services/billing/invoices/invoice-groups.rules'
import { invoiceHistory } from '@/services/billing/invoices/invoice-history.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paidCents } from '@/services/billing/payments/customer-payment-texts.rules'
import { paths } from '@/services/config/paths'
import { formatMoney } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { InvoiceDocuments } from './InvoiceDocuments'

type Props = { invoice: Invoice }

/** Sums, documents, history: beside the invoice, below it on narrow screens. */
export const InvoiceAside = ({ invoice }: Props) => (
  <Aside aria-label="Resumo, documentos e histórico">
    <Summary invoice={invoice} />
    <InvoiceDocuments invoice={invoice} />
    <Card title="Histórico">
      <Timeline entries={invoiceHistory(invoice)} />
    </Card>
  </Aside>
)

const Summary = ({ invoice }: Props) => {
  const { lines, total, partially_paid, credit_notes } = invoice
  const paid = partially_paid ? paidCents(invoice) : 0
  return (
    <Card title="Resumo">
      <PriceBreakdown
        lines={summaryLines(lines).map(({ key, label, cents }) => ({ key, label, value: cents, discount: cents < 0 }))}
        total={total}
        totalLabel="Total"
      />
      <Notes>
        <Comparison invoice={invoice} />
        {paid > 0 && <p>Já pagos: {formatMoney(paid)}.</p>}
        {credit_notes.map((note) => (
          <p key={note.id}>
            <Link href={paths.platform.invoice(note.id)}>Nota de crédito {note.number}</Link>: {formatMoney(note.total)}
          </p>
        ))}
      </Notes>
    </Card>
  )
}

/** What changed since the month before, if that was billed. */
const Comparison = ({ invoice }: Props) => {
  const { data: before } = useQuery(monthBeforeQueryOptions(invoice))
  return before ? <p>{monthComparison(invoice, before)}</p> : null
}

const Aside = styled(ReadingAside)`
  ${below.phone} {
    --card-inset: 16px;
  }
`

const Notes = styled.div`
  display: grid;
  gap: 4px;
  ${font.secondaryMuted};
  &:not(:empty) {
    margin-top: 8px;
  }
`

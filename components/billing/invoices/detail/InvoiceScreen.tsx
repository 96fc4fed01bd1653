import styled from 'styled-components'
import { DocumentsCard } from '@/components/billing/documents/DocumentsCard'
import { PaymentsCard } from '@/components/billing/payments/PaymentsCard'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { useInvoice } from '@/hooks/billing/invoices.queries'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { InvoiceDates } from './InvoiceDates'
import { InvoiceHead } from './InvoiceHead'
import { InvoiceHistory } from './InvoiceHistory'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceNotices } from './InvoiceNotices'
import { useDraftEditor } from './useDraftEditor'

/** An invoice, by the id in the address: a draft to be edited and issued, or what became of it. */
export const InvoiceScreen = () => {
  const id = useRouteId('invoiceId')
  const { invoice, state, error, retry } = useInvoice(id)
  return (
    <RecordState
      query={{ data: state === 'missing' ? undefined : invoice, error, refetch: retry }}
      isMissing={Number.isNaN(id) || state === 'missing'}
      notFound={{
        title: 'Não encontramos essa fatura',
        description: 'Ela pode ter sido excluída enquanto era rascunho.',
        back: { label: 'Ver faturas', href: paths.admin.invoices() },
      }}
      noun="a fatura"
    >
      {(found) => <Shown key={found.id} invoice={found} />}
    </RecordState>
  )
}

const Shown = ({ invoice }: { invoice: Invoice }) => {
  const editor = useDraftEditor(invoice)
  return (
    <>
      <InvoiceHead invoice={invoice} isDirty={editor.isDirty} />
      <InvoiceNotices invoice={invoice} editor={editor} />
      <Columns>
        <InvoiceLines invoice={invoice} editor={editor} />
        <div>
          <InvoiceDates invoice={invoice} />
          <DocumentsCard invoice={invoice} />
          {invoice.kind !== 'CREDIT' && <PaymentsCard invoice={invoice} />}
          <InvoiceHistory invoice={invoice} />
        </div>
      </Columns>
    </>
  )
}

/** Below 1200 px the lines need the whole width. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: 16px;
  > :last-child {
    ${flex.stack};
    gap: 16px;
  }
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
  ${below.table} {
    > :last-child {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

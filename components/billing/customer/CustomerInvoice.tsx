import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { ReadingColumns } from '@/components/ui/navigation/AsideColumns'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useDownloadInvoice } from '@/hooks/billing/documents.mutations'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { flex, font } from '@/styles/mixins'
import { below, phone } from '@/styles/tokens'
import { InvoiceAside } from './InvoiceAside'
import { InvoiceHeader } from './InvoiceHeader'
import { InvoiceLines } from './lines/InvoiceLines'
import { PayCard } from './pay/PayCard'
import { usePayment } from './pay/usePayment'

const DisputeDialog = lazyDialog(() => import('./DisputeDialog').then((module) => module.DisputeDialog))

/** How the invoice is paid, what it bills, its sums, documents and history. */
export const CustomerInvoice = ({ invoice }: { invoice: Invoice }) => {
  const narrow = useMediaQuery(phone)
  const payment = usePayment(invoice)
  const [isDisputing, setDisputing] = useState(false)
  const { mutate: download, isPending: isDownloading } = useDownloadInvoice(invoice)
  const dispute = invoice.allowed_actions.includes('dispute') ? () => setDisputing(true) : undefined
  const pix = payment.options?.pix
  return (
    <>
      <InvoiceHeader
        invoice={invoice}
        narrow={narrow}
        onDispute={dispute}
        onDownload={() => download()}
        isDownloading={isDownloading}
      />
      <ReadingColumns>
        <Main>
          <PayCard invoice={invoice} payment={payment} narrow={narrow} />
          <InvoiceLines invoice={invoice} />
        </Main>
        <InvoiceAside invoice={invoice} />
        {narrow && dispute && (
          <Doubt>
            Algum valor não confere?{' '}
            <PlainButton kind="link" size="small" onClick={dispute}>
              Contestar a fatura
            </PlainButton>
          </Doubt>
        )}
      </ReadingColumns>
      {narrow && pix && !invoice.disputed && (
        <BottomBar
          secondary={
            <PlainButton
              size="large"
              busy={isDownloading}
              aria-label="Baixar PDF"
              icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => download()}
            />
          }
          action={<CopyButton kind="primary" size="large" value={pix.payload} label="Copiar código Pix" />}
        />
      )}
      {dispute && <DisputeDialog invoice={invoice} open={isDisputing} onClose={() => setDisputing(false)} />}
    </>
  )
}

const Main = styled.div`
  ${flex.stack};
  gap: 20px;
  ${below.phone} {
    gap: 12px;
  }
`

const Doubt = styled.p`
  ${font.secondaryMuted};
`

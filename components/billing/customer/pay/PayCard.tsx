import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { box } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { InvoiceState } from '../InvoiceHeader'
import { BoletoRow } from './BoletoRow'
import { FoldedQr, PixPart, PixQr } from './PixPart'
import { Amount, AmountDue, ClosedWords, DueWords } from './PayWords'
import type { Payment } from './usePayment'

type Props = { invoice: Invoice; payment: Payment; narrow: boolean }

/** The first thing on the page: how much, until when, and the code that pays it. */
export const PayCard = ({ invoice, payment, narrow }: Props) => {
  if (!isPayable(invoice)) return <ClosedCard invoice={invoice} narrow={narrow} />
  const { options } = payment
  return (
    <Box aria-label="Como pagar">
      <Top $hasQr={!narrow && Boolean(options?.pix)}>
        {!narrow && options?.pix && <PixQr pix={options.pix} total={options.total_today} />}
        <div>
          <AmountDue invoice={invoice} payment={payment} tag={narrow && <InvoiceState invoice={invoice} />} />
          <DueWords invoice={invoice} options={options} />
          <PixPart invoice={invoice} payment={payment} narrow={narrow} />
        </div>
      </Top>
      {narrow && options?.pix && <FoldedQr pix={options.pix} total={options.total_today} />}
      {options?.digitable_line && <BoletoRow line={options.digitable_line} isLate={invoice.overdue} narrow={narrow} />}
    </Box>
  )
}

/** Paid, cancelled, or a note of credit: nothing is to be done. */
const ClosedCard = ({ invoice, narrow }: Omit<Props, 'payment'>) => (
  <Box aria-label="Situação da fatura">
    <Top $hasQr={false}>
      <div>
        <Amount
          label={invoice.kind === 'CREDIT' ? 'Crédito' : 'Total'}
          tag={narrow && <InvoiceState invoice={invoice} />}
        >
          <Money value={invoice.total} size="headline" />
        </Amount>
        <ClosedWords invoice={invoice} />
      </div>
    </Top>
  </Box>
)

const Box = styled.section`
  min-width: 0;
  ${box.card};
  overflow: clip;
`

const Top = styled.div<{ $hasQr: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasQr }) => ($hasQr ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  align-items: start;
  gap: 28px;
  padding: 24px 20px;
  ${below.phone} {
    padding: 16px;
  }
`

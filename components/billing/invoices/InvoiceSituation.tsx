import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { issueRefusal, staffInvoiceTag } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The state of an invoice as staff read it. */
export const InvoiceTag = ({ invoice }: { invoice: Parameters<typeof staffInvoiceTag>[0] }) => {
  const { tone, word } = staffInvoiceTag(invoice)
  return <StatusTag tone={tone}>{word}</StatusTag>
}

/** A draft: ready, what is particular about it, or what it lacks. An issued one: its state. */
export const InvoiceSituation = ({ invoice }: { invoice: InvoiceSummary }) => {
  if (invoice.status !== 'DRAFT') return <InvoiceTag invoice={invoice} />
  const refusal = issueRefusal(invoice)
  if (refusal === undefined) return <Plain>{invoice.remark ?? 'Pronta'}</Plain>
  return (
    <Wrong title={invoice.objections.join(' ')}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {refusal}
    </Wrong>
  )
}

const Plain = styled.span`
  color: ${color.t2};
`

const Wrong = styled.span`
  ${flex.inlineRow};
  gap: 6px;
  color: ${color.bad};
  svg {
    flex: none;
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { dueSentence, graceSentence } from '@/services/billing/invoices/customer-invoice-texts.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import {
  chargesSentence,
  paidSentence,
  partSentence,
  todayInCode,
} from '@/services/billing/payments/customer-payment-texts.rules'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { type DueTone, formatDayShort } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { Payment } from './usePayment'

type AmountProps = { label: string; tag: ReactNode; children: ReactNode }

/** A large sum below its name; on phones the state of the invoice stands beside the name. */
export const Amount = ({ label, tag, children }: AmountProps) => (
  <div>
    <Label>
      <small>{label}</small>
      {tag}
    </Label>
    {children}
  </div>
)

type AmountDueProps = Pick<AmountProps, 'tag'> & { invoice: Invoice; payment: Payment }

/** What is to be paid today: of a late invoice with its charges, of one that is paid in part what is left. */
export const AmountDue = ({ invoice, payment, tag }: AmountDueProps) => {
  const { options, error } = payment
  const isLate = options !== undefined && chargesSentence(options) !== undefined
  const label = isLate ? 'Total hoje, com encargos' : invoice.partially_paid ? 'Falta pagar' : 'Total'
  // Without the charges of today the sum of a late invoice would be wrong.
  const isKnown = options !== undefined || !invoice.overdue || Boolean(error)
  return (
    <Amount label={label} tag={tag}>
      {isKnown ? (
        <Money value={options?.total_today ?? invoice.open_total} size="headline" />
      ) : (
        <SkeletonBar $width="200px" $height="40px" />
      )}
    </Amount>
  )
}

/** Until when, without charges or with which ones. */
export const DueWords = ({ invoice, options }: { invoice: Invoice; options: PaymentOptions | undefined }) => {
  const { before, day, tone } = dueSentence(invoice)
  const charges = options && chargesSentence(options)
  const grace = invoice.overdue ? undefined : graceSentence(invoice)
  const part = partSentence(invoice)
  return (
    <Words>
      <Due suppressHydrationWarning>
        {before} <Day $tone={invoice.overdue ? 'late' : tone}>{day}</Day>
      </Due>
      {grace && <p>{grace}</p>}
      {invoice.extended_to !== null && <p>O vencimento original era {formatDayShort(invoice.due_on)}.</p>}
      {part && <p>{part}</p>}
      {charges && (
        <p>
          {charges} {options.pix && todayInCode()}
        </p>
      )}
      {invoice.dispute && invoice.disputed && (
        <p>Contestada em {formatDayShort(invoice.dispute.at)}. Sem lembretes nem encargos até a resposta.</p>
      )}
    </Words>
  )
}

/** Why nothing is to be paid. */
export const ClosedWords = ({ invoice }: { invoice: Invoice }) => {
  const { status, kind } = invoice
  if (status === 'CANCELED')
    return (
      <Words>
        <p>Esta fatura foi cancelada e não precisa ser paga.</p>
      </Words>
    )
  if (kind === 'CREDIT')
    return (
      <Words>
        <p>
          {invoice.refers_to
            ? `Abate o que falta pagar da fatura ${invoice.refers_to.number}. O resto entra nas próximas faturas.`
            : 'Entra nas próximas faturas.'}
        </p>
      </Words>
    )
  const how = paidSentence(invoice)
  return <Words>{how && <p>{how}</p>}</Words>
}

const Label = styled.div`
  ${flex.between};
  gap: 12px;
  small {
    ${font.secondaryMuted};
  }
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  p {
    max-width: 68ch;
    ${font.secondaryMuted};
    text-wrap: pretty;
  }
`

const Due = styled.p`
  && {
    ${font.cardTitle};
    color: ${color.text};
  }
`

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: 'inherit' }

const Day = styled.b<{ $tone: DueTone }>`
  font-weight: 600;
  color: ${({ $tone }) => tones[$tone]};
`

import { useState } from 'react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Money } from '@/components/ui/display/Money'
import { useReversePayment } from '@/hooks/billing/payments.mutations'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { PAYMENT_METHOD_LABEL, type PaymentSource } from '@/services/billing/payments/payment-words.rules'
import type { Payment } from '@/services/billing/payments/payments.schema'
import { formatDayShort, formatMoney } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const SOURCE: Record<PaymentSource, string> = {
  manual: 'registrado à mão',
  file: 'do arquivo do banco',
  provider: 'avisado pelo banco',
}

type Props = { invoice: Invoice; payment: Payment }

/** A payment: how much, when, how and how it came here; a wrong one is reversed. A credit note stands among them, for good. */
export const PaymentRow = ({ invoice, payment }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const reverse = useReversePayment(invoice.id)
  const {
    id,
    amount,
    paid_on,
    method,
    source,
    is_credit_note: isCreditNote,
    recorded_by,
    reversed_at,
    reason,
  } = payment
  const isReversed = reversed_at !== null
  const origin = isCreditNote ? 'abate o total' : SOURCE[source]
  return (
    <Row data-reversed={isReversed}>
      <div>
        <b>
          {isCreditNote ? 'Nota de crédito' : PAYMENT_METHOD_LABEL[method]}, {formatDayShort(paid_on)}
        </b>
        <small>{isReversed ? `estornado: “${reason ?? ''}”` : [origin, recorded_by].filter(Boolean).join(', ')}</small>
      </div>
      <Money value={amount} strong />
      {!isReversed && !isCreditNote && invoice.allowed_actions.includes('reverse_payment') && (
        <MoreMenu
          label={`Ações do pagamento de ${formatMoney(amount)}`}
          entries={[{ key: 'reverse', label: 'Estornar', danger: true, onSelect: () => setOpen(true) }]}
        />
      )}
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Estornar o pagamento de ${formatMoney(amount)}?`}
        confirmLabel="Estornar pagamento"
        cancelLabel="Manter pagamento"
        label="Motivo do estorno"
        requiredMessage="Conte o motivo do estorno."
        onConfirm={(why) => reverse.mutateAsync({ paymentId: id, reason: why })}
        done="Pagamento estornado."
      >
        O valor volta a ficar em aberto, com encargos se a fatura já venceu. O registro fica na lista, riscado.
      </ReasonDialog>
    </Row>
  )
}

const Row = styled.div`
  ${flex.row};
  gap: 12px;
  ${font.secondary};
  > div {
    flex: 1;
    min-width: 0;
  }
  > div > b {
    display: block;
    font-weight: 550;
  }
  small {
    ${font.captionMuted};
  }
  &[data-reversed='true'] {
    b,
    > span {
      color: ${color.t2};
      text-decoration: line-through;
    }
  }
`

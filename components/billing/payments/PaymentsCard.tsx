import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { AsideFacts } from '@/components/billing/AsideFacts'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { paymentOptionsQueryOptions } from '@/hooks/billing/payments.queries'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { formatCount, toCents } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PaymentRow } from './PaymentRow'

const PaymentDialog = lazyDialog(() => import('./PaymentDialogForm').then((module) => module.PaymentDialogForm))
const BoletoDialog = lazyDialog(() => import('./BoletoDialogForm').then((module) => module.BoletoDialogForm))

/** What was paid, what is left today, and the boleto. */
export const PaymentsCard = ({ invoice }: { invoice: Invoice }) => {
  const [open, setOpen] = useState<'payment' | 'boleto' | null>(null)
  const { status, payments, allowed_actions: may } = invoice
  const isOpen = isPayable(invoice)
  const { data: options, isError } = useQuery(paymentOptionsQueryOptions(invoice.id, isOpen))
  const close = (): void => setOpen(null)
  return (
    <Card
      title="Pagamentos"
      flush
      extra={
        may.includes('record_payment') && (
          <PlainButton kind="link" size="small" onClick={() => setOpen('payment')}>
            Registrar
          </PlainButton>
        )
      }
    >
      {status === 'DRAFT' && (
        <CardRow>
          <Soft>Pix e boleto nascem com a emissão.</Soft>
        </CardRow>
      )}
      {isOpen && (
        <CardRow>
          {isError && <Soft>Não foi possível calcular o que falta pagar hoje. Atualize a página.</Soft>}
          {options && <Today options={options} />}
        </CardRow>
      )}
      {payments.map((payment) => (
        <CardRow key={payment.id}>
          <PaymentRow invoice={invoice} payment={payment} />
        </CardRow>
      ))}
      {payments.length === 0 && status !== 'DRAFT' && (
        <CardRow>
          <Soft>{isOpen ? 'Nenhum pagamento ainda.' : 'Nenhum pagamento.'}</Soft>
        </CardRow>
      )}
      {may.includes('set_boleto') && (
        <CardRow>
          <Boleto line={options?.digitable_line ?? null} onChange={() => setOpen('boleto')} />
        </CardRow>
      )}
      <PaymentDialog open={open === 'payment'} onClose={close} invoice={invoice} today={options?.total_today} />
      <BoletoDialog open={open === 'boleto'} onClose={close} invoice={invoice} line={options?.digitable_line ?? null} />
    </Card>
  )
}

const Today = ({ options: { open_total, late, total_today, disputed } }: { options: PaymentOptions }) => (
  <AsideFacts>
    <div>
      <dt>Em aberto</dt>
      <dd>
        <Money value={open_total} strong={late.days === 0} />
      </dd>
    </div>
    {toCents(late.fine) > 0 && (
      <div>
        <dt>Multa</dt>
        <dd>
          <Money value={late.fine} />
        </dd>
      </div>
    )}
    {toCents(late.interest) > 0 && (
      <div>
        <dt>Juros, {formatCount(late.days, 'dia', 'dias')}</dt>
        <dd>
          <Money value={late.interest} />
        </dd>
      </div>
    )}
    {late.days > 0 && (
      <div>
        <dt>A pagar hoje</dt>
        <dd>
          <Money value={total_today} strong />
        </dd>
      </div>
    )}
    {disputed && (
      <div>
        <dt>Encargos parados: o cliente contestou.</dt>
      </div>
    )}
  </AsideFacts>
)

const Boleto = ({ line, onChange }: { line: string | null; onChange: () => void }) => (
  <BoletoLine>
    <span>
      Boleto
      {line !== null && <code>{line}</code>}
    </span>
    <PlainButton kind="link" size="small" onClick={onChange}>
      {line === null ? 'Informar linha' : 'Mudar linha'}
    </PlainButton>
  </BoletoLine>
)

const Soft = styled.p`
  ${font.secondaryMuted};
`

/** The button is higher than its words: without that height, the row is as high as the others. */
const BoletoLine = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
  ${font.secondary};
  > button {
    flex: none;
    margin-block: -6px;
  }
  code {
    display: block;
    margin-top: 4px;
    font-family: inherit;
    ${font.captionMuted};
    font-variant-numeric: tabular-nums;
    color: ${color.t2};
    user-select: all;
  }
`

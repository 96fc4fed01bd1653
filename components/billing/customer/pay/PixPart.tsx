import { MessageSquare, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { CopyField } from '@/components/ui/display/CopyField'
import { FoldedRow } from '@/components/ui/display/FoldedRow'
import { QrCode } from '@/components/ui/display/QrCode'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { paths } from '@/services/config/paths'
import { formatMoney } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { Payment } from './usePayment'

type Props = { invoice: Invoice; payment: Payment; narrow: boolean }

/** The code to be copied, or why there is none; while the invoice is contested, its ticket comes first. */
export const PixPart = ({ invoice, payment: { options, error, retry }, narrow }: Props) => {
  const ticket = invoice.disputed ? (invoice.dispute?.ticket_id ?? null) : null
  // On phones the code is in the bar at the bottom.
  const isInBar = narrow && ticket === null
  return (
    <Part>
      {ticket !== null && (
        <ButtonLink
          href={paths.platform.ticket(ticket)}
          icon={<MessageSquare size={16} strokeWidth={1.75} aria-hidden />}
        >
          Abrir chamado {ticket}
        </ButtonLink>
      )}
      {Boolean(error) && (
        <p role="alert">
          Não foi possível carregar o código Pix.{' '}
          <PlainButton kind="link" size="small" onClick={retry}>
            Tentar novamente
          </PlainButton>
        </p>
      )}
      {!options && !error && <SkeletonBar $width="172px" $height="40px" />}
      {options?.pix && !isInBar && (
        <CopyField
          kind={ticket === null ? 'primary' : 'default'}
          value={options.pix.payload}
          label="Copiar código Pix"
        />
      )}
      {options?.pix && !narrow && <small>Abra o banco, leia o QR ou cole o código.</small>}
      {options && !options.pix && <WithoutPix invoice={invoice} options={options} />}
    </Part>
  )
}

const WithoutPix = ({ invoice, options }: { invoice: Invoice; options: PaymentOptions }) => {
  if (options.digitable_line !== null) return <p>Pague pelo boleto abaixo.</p>
  return (
    <p>
      Para pagar, peça os dados{' '}
      <Link href={paths.platform.newTicket({ fatura: invoice.number ?? undefined })}>em um chamado de cobrança</Link>.
    </p>
  )
}

type QrProps = { pix: NonNullable<PaymentOptions['pix']>; total: string }

export const PixQr = ({ pix, total }: QrProps) => (
  <QrCode svg={pix.qr_svg} label={`QR do Pix de ${formatMoney(total)}`} />
)

/** On phones, where the code is copied, the QR waits folded: it is for a second screen. */
export const FoldedQr = (props: QrProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Lined>
      <FoldedRow
        name="Mostrar QR do Pix"
        icon={<QrIcon size={18} strokeWidth={1.75} aria-hidden />}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <Centred>
          <PixQr {...props} />
        </Centred>
      </FoldedRow>
    </Lined>
  )
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 16px;
  &:empty {
    display: none;
  }
  > div {
    max-width: 100%;
  }
  p {
    ${font.secondaryMuted};
  }
  small {
    ${font.captionMuted};
  }
  /* The way to the ticket is as wide as the code's button below it. */
  ${below.phone} {
    justify-items: stretch;
  }
`

const Lined = styled.div`
  --card-inset: 16px;
  border-top: 1px solid ${color.line};
  b {
    font-weight: 400;
  }
`

const Centred = styled.div`
  ${flex.center};
  padding: 4px 16px 16px;
`

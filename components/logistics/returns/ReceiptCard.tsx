import { Check } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { ScanField, type ScanMessage } from '@/components/ui/forms/ScanField'
import { useReceiveSerials } from '@/hooks/logistics/returns.mutations'
import { formatCount } from '@/services/format/format.rules'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { parseScannedSerial } from '@/services/stock/units/serials.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** Receives units by serial; a package may arrive in parts. */
export const ReceiptCard = ({ pkg }: { pkg: ReturnDetail }) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: receive } = useReceiveSerials(pkg.id)
  const [message, setMessage] = useState<ScanMessage | null>(null)
  const missing = pkg.units - pkg.received
  const scan = (text: string): void => {
    const serial = parseScannedSerial(text)
    if (!serial) return
    receive({ serials: [serial] }).then(
      () => setMessage({ tone: 'ok', text: `${serial} recebido.` }),
      (error: unknown) => setMessage({ tone: 'bad', text: error instanceof Error ? error.message : '' }),
    )
  }
  const finish = async (): Promise<void> => {
    await receive({ complete: true })
    toast.success('Recebimento concluído')
  }
  return (
    <Card
      title="Recebimento"
      facts={`${String(pkg.received)} de ${String(pkg.units)}`}
      footer={<PlainButton onClick={() => setAsking(true)}>Concluir sem o que falta</PlainButton>}
    >
      <ScanField
        label="Serial que chegou"
        enterKeyHint="send"
        message={message}
        onScan={scan}
        beside={
          <PlainButton type="submit" kind="primary">
            Receber
          </PlainButton>
        }
      />
      <List aria-label="Equipamentos da devolução">
        {pkg.serials.map(({ serial, label, product, received_at }) => (
          <li key={serial} data-here={received_at !== null}>
            <span>
              <b>{serial}</b>
              <small>
                {product.name}
                {label && ` · ${label}`}
              </small>
            </span>
            {received_at === null ? (
              <em>Falta</em>
            ) : (
              <em>
                <Check size={16} strokeWidth={2} aria-hidden />
                Recebido
              </em>
            )}
          </li>
        ))}
      </List>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Concluir o recebimento?"
        confirmLabel="Concluir recebimento"
        cancelLabel="Continuar recebendo"
        onConfirm={finish}
      >
        {formatCount(missing, 'equipamento não chegou e será avaliado', 'equipamentos não chegaram e serão avaliados')}{' '}
        como não devolvido. Se chegar depois, ainda pode ser avaliado normalmente.
      </ConfirmDialog>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  li {
    ${flex.between};
    gap: 12px;
    min-height: 52px;
    padding: 6px 0;
    border-top: 1px solid ${color.line};
  }
  b {
    display: block;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.t2};
    font-size: 13px;
    line-height: 18px;
  }
  em {
    ${flex.inlineRow};
    flex: none;
    gap: 6px;
    ${font.smallMuted};
    font-style: normal;
  }
  li[data-here='true'] em {
    color: ${color.ok};
    font-weight: 550;
  }
`

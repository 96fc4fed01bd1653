import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { TurnBanner } from '@/components/ui/feedback/TurnBanner'
import { useCancelExchange } from '@/hooks/equipment/exchanges.mutations'
import { exchangeBannerText } from '@/services/equipment/exchanges/exchange-texts.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { unitName } from '../units/UnitStatus'

/** The status of a unit's exchange, and the button that withdraws an unanswered request. */
export const UnitExchangeBanner = ({ unit }: { unit: Equipment }) => {
  const { exchange, allowed_actions } = unit
  const [asking, setAsking] = useState(false)
  const { mutateAsync: cancel } = useCancelExchange()
  const news = exchange && exchangeBannerText(exchange)
  if (!news) return null
  const confirm = async (): Promise<void> => {
    await cancel(exchange.id)
    toast.success('Pedido cancelado.')
  }
  return (
    <Spacing>
      {exchange.status === 'REFUSED' ? (
        <Notice tone="warn" title={news.title}>
          {news.text}
        </Notice>
      ) : (
        <TurnBanner
          turn={exchange.status === 'DELIVERED' ? 'customer' : 'staff'}
          title={news.title}
          description={news.text}
          actions={
            allowed_actions.includes('cancel_exchange') && (
              <PlainButton onClick={() => setAsking(true)}>Cancelar pedido</PlainButton>
            )
          }
        />
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={exchange.kind === 'upgrade' ? 'Cancelar o pedido de upgrade?' : 'Cancelar o pedido de troca?'}
        confirmLabel="Cancelar pedido"
        cancelLabel="Manter pedido"
        danger
        onConfirm={confirm}
      >
        {unitName(unit)} continua em uso com você.
      </ConfirmDialog>
    </Spacing>
  )
}

const Spacing = styled.div`
  margin-bottom: 16px;
`

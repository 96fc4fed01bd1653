import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { useAcceptExchanges, useRefuseExchanges } from '@/hooks/equipment/exchanges.mutations'
import { plannedPackages, shortageTexts } from '@/services/equipment/exchanges/exchange-texts.rules'
import type { ExchangeAction } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { formatCount } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { exchanges: readonly Exchange[]; size?: 'small'; onDone?: () => void }

/** Accepts exchanges after showing the packages that this creates, or refuses them with a reason. */
export const DecideExchanges = ({ exchanges, size, onDone }: Props) => {
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null)
  const [lack, setLack] = useState<string | null>(null)
  const { mutateAsync: accept } = useAcceptExchanges()
  const { mutateAsync: refuse } = useRefuseExchanges()
  const ids = exchanges.map(({ id }) => id)
  const orders = new Set(exchanges.map(({ company, order }) => `${String(company.id)}/${order.order_mask_id}`))
  const all = (action: ExchangeAction) =>
    exchanges.length > 0 && exchanges.every(({ allowed_actions }) => allowed_actions.includes(action))
  const what = whatOf(exchanges)
  const ask = (answer: 'accept' | 'refuse'): void => {
    setLack(null)
    setAsked(answer)
  }
  const sayYes = async (): Promise<void> => {
    setLack(null)
    try {
      await accept(ids)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'out_of_stock') setLack(error.message)
      throw error
    }
    toast.success('Aceito. O volume extra e a devolução foram criados.')
    onDone?.()
  }
  const sayNo = async (reason: string): Promise<void> => {
    await refuse({ ids, reason })
    toast.success('Recusado. Quem pediu recebe o motivo.')
    onDone?.()
  }
  const short = lack ?? shortageTexts(exchanges).join(' ')
  return (
    <>
      {all('accept') && orders.size === 1 && (
        <PlainButton kind="primary" size={size} onClick={() => ask('accept')}>
          Aceitar
        </PlainButton>
      )}
      {all('accept') && orders.size > 1 && <Hint>Para aceitar juntos, escolha de um pedido só.</Hint>}
      {all('refuse') && (
        <PlainButton size={size} onClick={() => ask('refuse')}>
          Recusar
        </PlainButton>
      )}
      <ConfirmDialog
        open={asked === 'accept'}
        onClose={() => setAsked(null)}
        title={`Aceitar ${what}?`}
        confirmLabel="Aceitar"
        onConfirm={sayYes}
      >
        <PlannedPackagesList>
          {plannedPackages(exchanges).map(({ place, brings, takes }) => (
            <li key={place}>
              <b>{place}</b>
              Um volume extra com {brings} e uma devolução com {takes}.
            </li>
          ))}
        </PlannedPackagesList>
        <p>As unidades novas ficam reservadas e quem pediu recebe um e-mail.</p>
        {short && (
          <Notice tone="warn" title="O estoque não cobre">
            {short} Cadastre ou receba unidades, libere uma reserva, ou recuse e diga quando haverá.
          </Notice>
        )}
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'refuse'}
        onClose={() => setAsked(null)}
        title={`Recusar ${what}?`}
        label="Motivo"
        placeholder="Ex.: a bateria nova resolve; o suporte liga hoje para combinar."
        requiredMessage="Diga o motivo: quem pediu recebe."
        confirmLabel="Recusar"
        onConfirm={sayNo}
      >
        {exchanges.length === 1 ? 'O equipamento continua' : 'Os equipamentos continuam'} em uso. Quem pediu lê este
        motivo: conte o que pode ser feito em vez disso.
      </ReasonDialog>
    </>
  )
}

/** One exchange by serial, several by number and kind. */
function whatOf(exchanges: readonly Exchange[]): string {
  const [first] = exchanges
  if (!first) return ''
  if (exchanges.length === 1) return `${first.kind === 'upgrade' ? 'o upgrade' : 'a troca'} de ${first.unit.serial}`
  const kinds = new Set(exchanges.map(({ kind }) => kind))
  if (kinds.size > 1) return formatCount(exchanges.length, 'pedido', 'pedidos')
  return first.kind === 'upgrade'
    ? formatCount(exchanges.length, 'upgrade', 'upgrades')
    : formatCount(exchanges.length, 'troca', 'trocas')
}

const Hint = styled.span`
  ${font.smallMuted};
`

const PlannedPackagesList = styled.ul`
  display: grid;
  gap: 10px;
  margin-bottom: 12px;
  b {
    display: block;
    color: ${color.text};
    font-weight: 550;
  }
  li {
    overflow-wrap: anywhere;
  }
  + p + [role] {
    margin-top: 16px;
  }
`

import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { Money } from '@/components/ui/display/Money'
import type { SendRefusal } from '@/hooks/simulation/send-order.mutations'
import { paths } from '@/services/config/paths'
import { billOf, priceInPlan } from '@/services/simulation/bill.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Bill } from '../Bill'

type Props = {
  quotation: Quotation
  refusal: SendRefusal | null
  onClose: () => void
  onAcceptPrices: () => void
}

/** Why the order could not be sent, with the action that solves it. */
export const RefusalDialog = ({ quotation, refusal, onClose, onAcceptPrices }: Props) => {
  const [last, setLast] = useState(refusal)
  if (refusal && refusal !== last) setLast(refusal)
  const open = refusal !== null
  if (last?.kind === 'price_changed') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Os preços mudaram"
        footer={
          <>
            <PlainButton onClick={onClose}>Voltar à revisão</PlainButton>
            <PlainButton kind="primary" onClick={onAcceptPrices}>
              Aceitar preços e enviar
            </PlainButton>
          </>
        }
      >
        <DialogWords>
          Um preço mudou desde que você montou o carrinho. Antes eram{' '}
          <Money value={quotation.monthly_fee} perMonth strong />; agora fica assim:
        </DialogWords>
        <Bill
          bill={{ ...billOf(quotation), lines: last.data.lines, monthlyFee: last.data.monthly_fee }}
          recalculating={false}
        />
      </Dialog>
    )
  }
  if (last?.kind !== 'out_of_stock') return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Faltam unidades"
      footer={
        <>
          <PlainButton onClick={onClose}>Voltar à revisão</PlainButton>
          <ButtonLink kind="primary" href={`${paths.platform.simulation.products(quotation.id)}?similar=yes`}>
            Ajustar equipamentos
          </ButtonLink>
        </>
      }
    >
      <DialogWords as="div">
        {last.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>Nada foi reservado nem enviado.</p>
      </DialogWords>
      {last.alternatives.length > 0 && <Alternatives quotation={quotation} refusal={last} />}
    </Dialog>
  )
}

type OutOfStock = Extract<SendRefusal, { kind: 'out_of_stock' }>

const MAX_SHOWN = 4

const Alternatives = ({ quotation, refusal }: { quotation: Quotation; refusal: OutOfStock }) => (
  <List aria-label="No lugar deles">
    {refusal.alternatives.slice(0, MAX_SHOWN).map((product) => (
      <li key={product.id}>
        <span>
          <b>{product.name}</b>
          {product.summary}
        </span>
        <span>
          <Money value={priceInPlan(quotation, product)} perMonth strong />
          {product.available === 1 ? '1 disponível' : `${product.available} disponíveis`}
        </span>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  border-top: 1px solid ${color.line};
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid ${color.line};
    ${font.secondaryMuted};
  }
  li > span:last-child {
    display: grid;
    flex: none;
    text-align: right;
  }
  li > span:first-child b {
    display: block;
    font-weight: 550;
    color: ${color.text};
  }
`

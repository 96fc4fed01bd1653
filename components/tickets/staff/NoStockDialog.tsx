import styled from 'styled-components'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { Money } from '@/components/ui/display/Money'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { formatCount } from '@/services/format/format.rules'
import { isApiError } from '@/services/http/api-error.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A better product that is free, as the 409 `out_of_stock` names it. */
type Alternative = { product_id: number; name: string; available: number; monthly_difference: string }

type Props = {
  open: boolean
  onClose: () => void
  /** The refusal of the exchange. */
  error: unknown
}

/** There is no unit to exchange for: what is missing, and which other products are free. Nothing was changed. */
export const NoStockDialog = ({ open, onClose, error }: Props) => {
  const refusal = isApiError(error, 'out_of_stock') ? error : undefined
  const alternatives = alternativesOf(refusal?.details.data)
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      title="Não há outro igual para trocar"
      footer={<PlainButton onClick={onClose}>Entendi</PlainButton>}
    >
      {refusal?.errors.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>O chamado ficou como estava.</p>
      {alternatives.length > 0 && (
        <>
          <Title>Livres, e iguais ou melhores</Title>
          <List>
            {alternatives.map(({ product_id, name, available, monthly_difference }) => (
              <li key={product_id}>
                <b>{name}</b>
                <span>{formatCount(available, 'livre', 'livres')}</span>
                <span>
                  + <Money value={monthly_difference} perMonth />
                </span>
              </li>
            ))}
          </List>
          <p>Combine com o cliente: ele pode pedir um upgrade na página do equipamento.</p>
        </>
      )}
    </DialogModal>
  )
}

const alternativesOf = (data: Record<string, unknown> | undefined): readonly Alternative[] =>
  Array.isArray(data?.alternatives) ? (data.alternatives as Alternative[]) : []

const Title = styled.h3`
  margin-top: 16px;
  ${font.cardTitle};
`

const List = styled.ul`
  margin-block: 4px 12px;
  li {
    ${flex.row};
    gap: 12px;
    min-height: 40px;
    border-bottom: 1px solid ${color.line};
    ${font.secondary};
  }
  b {
    flex: 1;
    font-weight: 550;
  }
  span {
    color: ${color.t2};
  }
`

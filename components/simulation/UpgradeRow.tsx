import styled from 'styled-components'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { ExtraRow } from '@/components/ui/tables/ExtraRow'
import { useSetUpgrade } from '@/hooks/simulation/useSetUpgrade'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'
import type { UpgradeChoice } from '@/services/simulation/upgrades.rules'
import { below, color } from '@/styles/tokens'

type Props = { quotation: Quotation; product: QuotationProduct; choice: UpgradeChoice }

/** One upgrade of a product: whether it is wanted, for how many units, and what it costs. */
export const UpgradeRow = ({ quotation, product, choice }: Props) => {
  const { upgradeId, name, monthlyFee, offered } = choice
  const { save, ahead } = useSetUpgrade({ quotationId: quotation.id, productId: product.product_id, upgradeId })
  const quantity = ahead?.quantity ?? choice.quantity
  const set = (next: number): void => {
    if (next === quantity) return
    const isNew = choice.quantity === 0
    save({ productId: product.product_id, upgradeId, name, monthlyFee, quantity: next, isNew })
  }
  return (
    <ExtraRow
      checked={quantity > 0}
      onChange={(checked) => set(checked ? product.quantity : 0)}
      title={name}
      description={offered ? choice.description : <Gone>Não é mais oferecido. Desmarque para continuar.</Gone>}
      monthlyFee={monthlyFee}
    >
      {quantity > 0 && offered && product.quantity > 1 && (
        <Units>
          <QuantityInput
            label={`Unidades de ${product.name} com ${name}`}
            value={quantity}
            min={1}
            max={product.quantity}
            onChange={set}
          />
          <small>de {product.quantity}</small>
        </Units>
      )}
    </ExtraRow>
  )
}

const Gone = styled.em`
  font-style: normal;
  font-weight: 500;
  color: ${color.bad};
`

const Units = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  justify-content: flex-end;
  small {
    min-width: 38px;
    text-align: right;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  ${below.phone} {
    justify-content: flex-start;
    padding-left: 32px;
    small {
      text-align: left;
    }
  }
`

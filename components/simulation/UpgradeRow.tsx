import styled from 'styled-components'
import { CardRow } from '@/components/ui/Card'
import { ChoiceMark } from '@/components/ui/ChoiceMark'
import { Money } from '@/components/ui/Money'
import { QuantityInput } from '@/components/ui/QuantityInput'
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
    <Row as="li">
      <label>
        <input
          className="visually-hidden"
          type="checkbox"
          checked={quantity > 0}
          onChange={(event) => set(event.target.checked ? product.quantity : 0)}
        />
        <ChoiceMark type="checkbox" checked={quantity > 0} />
        <span>
          <b>{name}</b>
          {offered ? choice.description : <em>Não é mais oferecido. Desmarque para continuar.</em>}
        </span>
      </label>
      <Price>
        <Money value={monthlyFee} strong />
        <small>por unidade, por mês</small>
      </Price>
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
    </Row>
  )
}

const Row = styled(CardRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 164px;
  align-items: center;
  gap: 8px 20px;
  font-size: 13px;
  line-height: 20px;
  color: ${color.t2};
  label {
    display: flex;
    align-items: flex-start;
    gap: 14px;
    min-height: 44px;
    padding: 2px 0;
    cursor: pointer;
    &:has(input:focus-visible) {
      outline: 2px solid ${color.brandText};
      outline-offset: 3px;
      border-radius: 6px;
    }
    > :nth-child(2) {
      margin-top: 2px;
    }
  }
  label b {
    display: block;
    font-size: 14px;
    line-height: 22px;
    font-weight: 550;
    color: ${color.text};
  }
  em {
    font-style: normal;
    font-weight: 500;
    color: ${color.bad};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Price = styled.div`
  text-align: right;
  b {
    color: ${color.text};
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 18px;
  }
  ${below.phone} {
    padding-left: 32px;
    text-align: left;
  }
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

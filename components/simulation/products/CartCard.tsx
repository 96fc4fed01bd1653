import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Picture } from '@/components/ui/drawings/Picture'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { billOf } from '@/services/simulation/bill.rules'
import { countItems, unitsOf } from '@/services/simulation/products/cart.rules'
import { isShort } from '@/services/simulation/products/shortage.rules'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Bill } from '../Bill'
import { completeLine, ShortStock } from './ShortStock'
import { type Cart, CART_ID } from './useCart'
import type { ProductsView } from './useProductsView'

type Props = { quotation: Quotation; cart: Cart; view: ProductsView; recalculating: boolean }

/** The cart with its bill. */
export const CartCard = ({ quotation, cart, view, recalculating }: Props) => (
  <Card id={CART_ID} title="Seu carrinho" facts={countItems(unitsOf(quotation))} flush>
    <Columns>
      <ul>
        {cart.lines.map((line) => (
          <CartRow
            key={line.product_id}
            line={line}
            upgrades={quotation.upgrades.filter(({ product_id }) => product_id === line.product_id)}
            onQuantity={(next) => cart.setQuantity(line.product_id, next)}
            onComplete={() => completeLine(line, cart, view)}
          />
        ))}
      </ul>
      <div>
        <Bill bill={billOf(quotation)} recalculating={recalculating} />
      </div>
    </Columns>
  </Card>
)

type RowProps = {
  line: QuotationProduct
  upgrades: Quotation['upgrades']
  onQuantity: (quantity: number) => void
  onComplete: () => void
}

const CartRow = ({ line, upgrades, onQuantity, onComplete }: RowProps) => (
  <Row as="li">
    <Picture image={line.image} size="thumb" />
    <p>
      <b>{line.name}</b>
      {line.summary}
      {upgrades.map(({ upgrade_id, name, quantity }) => (
        <span key={upgrade_id}>
          {quantity} × {name}
        </span>
      ))}
    </p>
    <QuantityInput
      label={`Quantidade de ${line.name} no carrinho`}
      value={line.quantity}
      min={1}
      onChange={onQuantity}
    />
    <IconButton
      label={`Tirar ${line.name}`}
      icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden />}
      onClick={() => onQuantity(0)}
    />
    {isShort(line) && (
      <ShortStock
        name={line.name}
        quantity={line.quantity}
        available={line.available}
        verb="Ficar com"
        onAvailable={() => onQuantity(line.available)}
        onComplete={onComplete}
      />
    )}
  </Row>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 332px;
  > div {
    padding: 16px 20px;
    border-left: 1px solid ${color.line};
  }
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
  }
`

const Row = styled(CardRow)`
  ${flex.wrapRow};
  gap: 10px 14px;
  > p {
    flex: 1 1 180px;
    min-width: 0;
    ${font.secondaryMuted};
  }
  b {
    display: block;
    font-size: 14px;
    font-weight: 550;
    color: ${color.text};
  }
  p > span {
    display: block;
  }
`

/** Confirms that a product is removed from the cart. */
export const RemoveProductDialog = ({ cart }: { cart: Cart }) => {
  const line = useLastLine(cart.leaving)
  return (
    <ConfirmDialog
      open={cart.leaving !== null}
      onClose={cart.keep}
      onConfirm={cart.remove}
      title={`Tirar ${line?.name ?? ''} do carrinho?`}
      confirmLabel="Tirar do carrinho"
      cancelLabel="Manter"
      danger
    >
      {line?.quantity === 1
        ? 'A unidade sai desta simulação, também da entrega.'
        : `As ${line?.quantity ?? 0} unidades saem desta simulação, também das entregas.`}
    </ConfirmDialog>
  )
}

/** The last line, so that the dialog keeps its text while it closes. */
function useLastLine(leaving: QuotationProduct | null): QuotationProduct | null {
  const [last, setLast] = useState(leaving)
  if (leaving && leaving !== last) setLast(leaving)
  return last
}

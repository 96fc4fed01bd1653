import styled from 'styled-components'
import { toast } from '@/components/ui/feedback/toast'
import { useQuotation } from '@/contexts/QuotationContext'
import { priceInPlan } from '@/services/simulation/bill.rules'
import { MAX_COMPARED, sortProducts } from '@/services/simulation/products/products.rules'
import { missingUnits } from '@/services/simulation/products/shortage.rules'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { below } from '@/styles/tokens'
import { ProductCard } from './ProductCard'
import { completeLine } from './ShortStock'
import { StockAlertAction } from './StockAlertAction'
import type { Cart } from './useCart'
import type { ProductsView } from './useProductsView'

type Props = {
  products: readonly Product[]
  quotation: Quotation
  cart: Cart
  view: ProductsView
  canShowSimilar: boolean
  heading?: 'h2' | 'h3'
}

export const ProductGrid = ({ products, quotation, cart, view, canShowSimilar, heading = 'h2' }: Props) => {
  const { units } = useQuotation()
  const wanted = view.missing ?? units
  const add = (product: Product, quantity: number): void => {
    cart.add(product, quantity)
    if (view.missing !== null) view.complete(missingUnits({ quantity: wanted, available: quantity }) || null)
  }
  const complete = (product: Product): void => {
    const quantity = cart.quantityOf(product.id)
    const { id: product_id, available } = product
    if (quantity > 0) completeLine({ product_id, quantity, available }, cart, view)
    else {
      cart.add(product, available)
      view.complete(missingUnits({ quantity: wanted, available }))
    }
  }
  const compare = (id: number, isOn: boolean): void => {
    if (!isOn) view.compare(view.compared.filter((one) => one !== id))
    else if (view.compared.length < MAX_COMPARED) view.compare([...view.compared, id])
    else toast.info(`Compare até ${MAX_COMPARED} modelos. Tire um para escolher outro.`)
  }
  return (
    <Grid>
      {sortProducts(products, view.ordering).map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            heading={heading}
            price={priceInPlan(quotation, product)}
            quantity={cart.quantityOf(product.id)}
            wanted={wanted}
            onAdd={(quantity) => add(product, quantity)}
            onQuantity={(quantity) => cart.setQuantity(product.id, quantity)}
            onComplete={() => complete(product)}
            isCompared={view.compared.includes(product.id)}
            onCompare={(isOn) => compare(product.id, isOn)}
            waiting={<StockAlertAction quotationId={quotation.id} product={product} quantity={wanted} />}
            onSimilar={canShowSimilar ? () => view.showSimilar(true) : undefined}
          />
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;
  > li {
    display: grid;
  }
  ${below.aside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`

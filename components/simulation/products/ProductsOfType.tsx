import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { productsByTypeQueryOptions } from '@/hooks/simulation/simulation.queries'
import { productTypeTitle } from '@/services/simulation/products.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { CardsSkeleton } from '../CardsSkeleton'
import { LoadFailure } from '../SimulationStates'
import { ComparedProducts } from './Comparison'
import { ProductGrid } from './ProductGrid'
import { ProductsHeader } from './ProductsHeader'
import type { Cart } from './useCart'
import type { ProductsView } from './useProductsView'

type Props = { productType: number; quotation: Quotation; cart: Cart; view: ProductsView }

/** Everything of another kind: no questions were asked about it. */
export const ProductsOfType = ({ productType, quotation, cart, view }: Props) => {
  const { data: products, isError, refetch } = useQuery(productsByTypeQueryOptions(productType))
  if (products) {
    return (
      <>
        <PlainButton
          kind="text"
          size="small"
          style={{ alignSelf: 'flex-start', marginLeft: -12 }}
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => view.showType(null)}
        >
          Voltar a {quotation.simulator.name.toLowerCase()}
        </PlainButton>
        <ProductsHeader title={productTypeTitle(products)} choices={[]} view={view} />
        <ProductGrid products={products} quotation={quotation} cart={cart} view={view} canShowSimilar={false} />
        <ComparedProducts products={products} quotation={quotation} view={view} />
      </>
    )
  }
  if (isError) return <LoadFailure heading="h1" what="os produtos" onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando os produtos" count={3} />
}

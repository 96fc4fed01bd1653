import styled from 'styled-components'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { Comparison } from './Comparison'
import type { ProductsView } from './useProductsView'

type Props = { products: readonly Product[]; quotation: Quotation; view: ProductsView }

/** The products that are compared, once some are. */
export const ComparedProducts = ({ products, quotation, view }: Props) => {
  const compared = products.filter(({ id }) => view.compared.includes(id))
  return (
    <Place aria-live="polite">
      {compared.length > 0 && (
        <Comparison
          products={compared}
          quotation={quotation}
          onlyDifferences={view.onlyDifferences && compared.length > 1}
          onOnlyDifferences={view.hideEqual}
          onClose={() => view.compare([])}
        />
      )}
    </Place>
  )
}

const Place = styled.div`
  margin: 20px 0;
  &:empty {
    margin: 8px 0;
  }
`

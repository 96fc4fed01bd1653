import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useIsSaving, useSaveAndNavigate } from '@/hooks/simulation/offline/save-state'
import {
  productsByTypeQueryOptions,
  productsQueryOptions,
  productTypesQueryOptions,
  stepsQueryOptions,
} from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'
import { QuotationGate } from '../quotations/QuotationGate'
import { CartCard, RemoveProductDialog } from './CartCard'
import { MatchingProducts, OtherEquipment, ProductsOfType } from './ProductLists'
import { ProductsBar } from './ProductsBar'
import { useCart, useCartFocus } from './useCart'
import { type ProductsView, useProductsView } from './useProductsView'

/** The matching products and the cart. */
export const ProductsScreen = ({ quotationId }: { quotationId: number | undefined }) => (
  <QuotationGate quotationId={quotationId}>{(quotation) => <Products quotation={quotation} />}</QuotationGate>
)

const Products = ({ quotation }: { quotation: Quotation }) => {
  const view = useProductsView()
  const cart = useCart(quotation)
  useCartFocus(cart.lines)
  const recalculating = useIsSaving(quotation.id)
  const { saveAndNavigate, isLeaving } = useSaveAndNavigate(quotation.id)
  const { data: steps } = useQuery(stepsQueryOptions(quotation.simulator.id))
  const [hasTried, setHasTried] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const isEmpty = cart.lines.length === 0
  const isLoaded = useIsLoaded(quotation, view)

  const choosePlan = (): void => {
    setHasTried(true)
    if (isEmpty) list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    else void saveAndNavigate(paths.platform.simulation.plan(quotation.id))
  }

  return (
    <>
      <div ref={list}>
        {view.productType === null ? (
          <MatchingProducts
            quotation={quotation}
            cart={cart}
            view={view}
            changeHref={hrefOfStep(quotation, lastStep(steps))}
          />
        ) : (
          <ProductsOfType productType={view.productType} quotation={quotation} cart={cart} view={view} />
        )}
      </div>
      {isLoaded && <OtherEquipment quotation={quotation} shown={view.productType} onShow={view.showType} />}
      {isLoaded && !isEmpty && <CartCard quotation={quotation} cart={cart} view={view} recalculating={recalculating} />}
      <ProductsBar
        quotation={quotation}
        backHref={hrefOfStep(quotation, lastStep(steps)) ?? paths.platform.simulators()}
        recalculating={recalculating}
        isBusy={isLeaving}
        isMissed={hasTried}
        onAction={choosePlan}
      />
      <RemoveProductDialog cart={cart} />
    </>
  )
}

/** Whether the first list has loaded: what stands below waits for it, so that nothing shifts. */
function useIsLoaded({ id }: Quotation, { productType, filters, showsSimilar }: ProductsView): boolean {
  const wanted = { quotation: id, properties: filters, similar: showsSimilar }
  const fitting = useQuery(productsQueryOptions(wanted, productType === null))
  const ofType = useQuery(productsByTypeQueryOptions(productType))
  const types = useQuery(productTypesQueryOptions())
  return useOnceOpened(!fitting.isLoading && !ofType.isLoading && !types.isLoading)
}

const lastStep = (steps: readonly Step[] = []): Step | undefined => [...steps].sort((a, b) => b.order - a.order)[0]

const hrefOfStep = ({ id }: Quotation, step: Step | undefined): string | undefined =>
  step && paths.platform.simulation.step(id, step.id)

import { chooseProducts } from '@/services/simulation/quotations.service'
import type { QuotationProduct } from '@/services/simulation/simulation.schema'
import { useQuotationCommand } from './useQuotationCommand'

const PAUSE_MS = 300

/** Fills the cart. A quantity that is being typed or pressed up and down is sent once it rests. */
export function useChooseProducts(quotationId: number) {
  return useQuotationCommand<QuotationProduct[]>({
    quotationId,
    kind: 'products',
    run: (products) =>
      chooseProducts(
        quotationId,
        products.map(({ product_id, quantity }) => ({ product_id, quantity })),
      ),
    preview: (quotation, products) => ({ ...quotation, products }),
    pause: PAUSE_MS,
  })
}

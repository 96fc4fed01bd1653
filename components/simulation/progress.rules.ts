import { simulationStepAt, simulationSteps } from '@/components/layout/simulation/simulationSteps.rules'
import { summarizeItems } from '@/services/simulation/distribution.rules'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'

/** '18 notebooks, 4 celulares'. */
export const summarizeCart = (products: readonly QuotationProduct[]): string =>
  summarizeItems(
    products.map(({ quantity, product_type: { name, plural_name } }) => ({
      quantity,
      productType: { name, pluralName: plural_name },
    })),
  )

/** '10 tablets, plano de 24 meses'; before there is a cart, what is being simulated. */
export function quotationTitle({ products, plan, simulator }: Quotation): string {
  const what = products.length > 0 ? summarizeCart(products) : simulator.name
  return plan ? `${what}, plano de ${String(plan.duration_months)} meses` : what
}

/** 'Passo 3 de 5, Plano e serviço'. */
export function progressLabel(path: string): string {
  const place = simulationStepAt(path)
  return `Passo ${String(place + 1)} de ${String(simulationSteps.length)}, ${simulationSteps[place]?.label ?? ''}`
}

import { paths } from '@/services/config/paths'
import type { Quotation } from '../simulation.schema'

/** The pages on which a quotation can be resumed, in the order of the simulator. */
export const RESUME_PAGES = ['step', 'products', 'plan', 'delivery', 'review'] as const

export type ResumePage = (typeof RESUME_PAGES)[number]

type Progress = {
  /** The last answered question. */
  step: number | null
  /** Units in the cart, and those of them with an address. */
  units: number
  placed: number
  hasPlan: boolean
}

/** The first page with something still missing. */
export function resumePageOf({ step, units, placed, hasPlan }: Progress): ResumePage {
  if (units === 0) return step === null ? 'products' : 'step'
  if (!hasPlan) return 'plan'
  return placed < units ? 'delivery' : 'review'
}

type ResumableQuotation = Pick<Quotation, 'step' | 'products' | 'deliveries' | 'plan'>

const sumOf = (items: readonly { quantity: number }[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

export const resumePageOfQuotation = ({ step, products, deliveries, plan }: ResumableQuotation): ResumePage =>
  resumePageOf({
    step,
    units: sumOf(products),
    placed: sumOf(deliveries.flatMap(({ items }) => items)),
    hasPlan: plan !== null,
  })

type QuotationAtStep = { id: number; step: number | null }

/** The path on which a quotation is resumed. */
export function resumePath({ id, step }: QuotationAtStep, page: ResumePage): string {
  const { simulation } = paths.platform
  if (page !== 'step') return simulation[page](id)
  return step === null ? simulation.products(id) : simulation.step(id, step)
}

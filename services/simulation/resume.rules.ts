import type { Quotation } from './simulation.schema'

/** The pages on which a quotation is gone on with, in the order of the simulator. */
export const RESUME_PAGES = ['step', 'products', 'plan', 'delivery', 'review'] as const

export type ResumePage = (typeof RESUME_PAGES)[number]

type Progress = {
  /** The question last answered. */
  step: number | null
  /** Units in the cart, and those of them that have an address. */
  units: number
  placed: number
  hasPlan: boolean
}

/** The first page on which something is still missing: nobody is led past what they have to say. */
export function resumeAt({ step, units, placed, hasPlan }: Progress): ResumePage {
  if (units === 0) return step === null ? 'products' : 'step'
  if (!hasPlan) return 'plan'
  return placed < units ? 'delivery' : 'review'
}

type Kept = Pick<Quotation, 'step' | 'products' | 'deliveries' | 'plan'>

const sumOf = (items: readonly { quantity: number }[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The same of a whole quotation. */
export const resumeQuotationAt = ({ step, products, deliveries, plan }: Kept): ResumePage =>
  resumeAt({
    step,
    units: sumOf(products),
    placed: sumOf(deliveries.flatMap(({ items }) => items)),
    hasPlan: plan !== null,
  })

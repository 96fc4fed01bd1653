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

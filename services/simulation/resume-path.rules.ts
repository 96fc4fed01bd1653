import { paths } from '@/services/config/paths'
import type { ResumePage } from './resume.rules'

type Place = { id: number; step: number | null }

/** The address on which a quotation is gone on with. */
export function resumePath({ id, step }: Place, page: ResumePage): string {
  const { simulation } = paths.platform
  if (page !== 'step') return simulation[page](id)
  return step === null ? simulation.products(id) : simulation.step(id, step)
}

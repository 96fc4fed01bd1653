import { bodyOf, http } from '@/services/http/client'
import type { Showcase } from './showcase.schema'

/**
 * What can be rented and from which price on, for anyone.
 * @returns the offered simulators in their order, and one product in each of its plans
 */
export const getShowcase = (signal?: AbortSignal): Promise<Showcase> =>
  bodyOf(http.get<Showcase>('/showcase', { signal }))

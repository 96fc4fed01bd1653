import { bodyOf, http } from '@/services/http/client'
import type { HomeIndicators } from './home-indicators.schema'

/** The indicators of the home, for the active company. */
export const getHomeIndicators = (signal?: AbortSignal): Promise<HomeIndicators> =>
  bodyOf(http.get<HomeIndicators>('/home-indicators', { signal }))

import { http } from '@/services/http/client'
import type { SimulatorDetail } from './simulators.schema'

/** The simulators, also those that are no longer offered, each with its questions. */
export async function getSimulatorDetails(signal?: AbortSignal): Promise<SimulatorDetail[]> {
  const { data } = await http.get<SimulatorDetail[]>('/simulator-detail', { signal })
  return data
}

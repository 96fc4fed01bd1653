import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Place } from './equipment.schema'
import type { NewRelocation, Relocation, RelocationChange, RelocationListQuery } from './relocations.schema'

/** The addresses that units may go to. */
export async function getPlaces(signal?: AbortSignal): Promise<Place[]> {
  const { data } = await http.get<Place[]>('/equipment-places', { signal })
  return data
}

/** The moves that the reader sees. */
export async function getRelocations(
  query: Partial<RelocationListQuery>,
  signal?: AbortSignal,
): Promise<Page<Relocation>> {
  const { data } = await http.get<Page<Relocation>>('/relocations', { params: query, signal })
  return data
}

/** Moves units, or asks for it. */
export async function requestRelocation(body: NewRelocation): Promise<Relocation> {
  const { data } = await http.post<Relocation>('/relocations', body)
  return data
}

/** Approves, refuses, calls off or completes a move. */
export async function decideRelocation(id: number, body: RelocationChange): Promise<Relocation> {
  const { data } = await http.put<Relocation>(`/relocations/${String(id)}`, body)
  return data
}

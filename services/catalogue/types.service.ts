import { http } from '@/services/http/client'
import type { PropertyType } from './types.schema'

/** The types of property, with how many properties and questions each has. */
export async function getPropertyTypes(signal?: AbortSignal): Promise<PropertyType[]> {
  const { data } = await http.get<PropertyType[]>('/property-type-management', { signal })
  return data
}

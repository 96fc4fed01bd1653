import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  NewProperty,
  PropertyActivation,
  PropertyChange,
  PropertyCsvQuery,
  PropertyDetail,
  PropertyListQuery,
} from './properties.schema'

/** The properties, also those that are no longer offered. */
export async function getPropertyDetails(
  query: Partial<PropertyListQuery>,
  signal?: AbortSignal,
): Promise<Page<PropertyDetail>> {
  const { data } = await http.get<Page<PropertyDetail>>('/property-details', { params: query, signal })
  return data
}

const LARGEST_PAGE = 100

/** All properties of a type, however many pages they fill. */
export async function getPropertiesOfType(propertyType: number, signal?: AbortSignal): Promise<PropertyDetail[]> {
  const properties: PropertyDetail[] = []
  for (let page = 1; ; page += 1) {
    const query = { property_type: propertyType, page, page_size: LARGEST_PAGE }
    const { results, next } = await getPropertyDetails(query, signal)
    properties.push(...results)
    if (!next) return properties
  }
}

/** The list as a file, whole. */
export const getPropertiesCsv = (query: Partial<PropertyCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/property-details-csv-extract', query, transfer)

export async function getPropertyDetail(id: number, signal?: AbortSignal): Promise<PropertyDetail> {
  const { data } = await http.get<PropertyDetail>(`/property-details/${String(id)}`, { signal })
  return data
}

export async function createProperty(property: NewProperty): Promise<PropertyDetail> {
  const { data } = await http.post<PropertyDetail>('/property-management', toForm(property))
  return data
}

/** Changes the named fields. */
export async function updateProperty(id: number, change: PropertyChange): Promise<PropertyDetail> {
  const { data } = await http.put<PropertyDetail>(`/property-management/${String(id)}`, toForm(change))
  return data
}

export async function activateProperties(activation: PropertyActivation): Promise<{ changed: number }> {
  const { data } = await http.put<{ changed: number }>('/property-management/activation', activation)
  return data
}

export async function deleteProperty(id: number): Promise<void> {
  await http.delete(`/property-management/${String(id)}`)
}

/** A list as one text with commas; null as an empty one. */
function toForm(values: PropertyChange): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    form.append(name, value === null ? '' : String(value))
  }
  return form
}

import { bodyOf, http } from '@/services/http/client'
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

/** The properties, including those no longer offered. */
export const getPropertyDetails = (
  query: Partial<PropertyListQuery>,
  signal?: AbortSignal,
): Promise<Page<PropertyDetail>> =>
  bodyOf(http.get<Page<PropertyDetail>>('/property-details', { params: query, signal }))

const LARGEST_PAGE = 100

/** All properties of a type, fetched page by page. */
export async function getPropertiesOfType(propertyType: number, signal?: AbortSignal): Promise<PropertyDetail[]> {
  const properties: PropertyDetail[] = []
  for (let page = 1; ; page += 1) {
    const query = { property_type: propertyType, page, page_size: LARGEST_PAGE }
    const { results, next } = await getPropertyDetails(query, signal)
    properties.push(...results)
    if (!next) return properties
  }
}

/** The whole list as a CSV file. */
export const getPropertiesCsv = (query: Partial<PropertyCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/property-details-csv-extract', query, transfer)

export const getPropertyDetail = (id: number, signal?: AbortSignal): Promise<PropertyDetail> =>
  bodyOf(http.get<PropertyDetail>(`/property-details/${String(id)}`, { signal }))

export const createProperty = (property: NewProperty): Promise<PropertyDetail> =>
  bodyOf(http.post<PropertyDetail>('/property-management', toForm(property)))

/** Changes only the given fields. */
export const updateProperty = (id: number, change: PropertyChange): Promise<PropertyDetail> =>
  bodyOf(http.put<PropertyDetail>(`/property-management/${String(id)}`, toForm(change)))

export const activateProperties = (activation: PropertyActivation): Promise<{ changed: number }> =>
  bodyOf(http.put<{ changed: number }>('/property-management/activation', activation))

export async function deleteProperty(id: number): Promise<void> {
  await http.delete(`/property-management/${String(id)}`)
}

/** A list is sent as one text with commas, null as an empty text. */
function toForm(values: PropertyChange): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    form.append(name, value === null ? '' : String(value))
  }
  return form
}

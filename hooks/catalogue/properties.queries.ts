import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { PropertyCsvQuery, PropertyListQuery } from '@/services/catalogue/properties/properties.schema'
import {
  getPropertiesCsv,
  getPropertiesOfType,
  getPropertyDetail,
  getPropertyDetails,
} from '@/services/catalogue/properties/properties.service'
import type { ProductTypeListQuery, PropertyTypeListQuery } from '@/services/catalogue/types/types.schema'
import { getProductTypesCsv, getPropertyTypes, getPropertyTypesCsv } from '@/services/catalogue/types/types.service'

export const propertyKeys = {
  all: ['properties'] as const,
  list: (query: object) => [...propertyKeys.all, 'list', { ...query }] as const,
  ofType: (type: number | undefined) => [...propertyKeys.all, 'of-type', { type }] as const,
  detail: (id: number | undefined) => [...propertyKeys.all, 'detail', { id }] as const,
  types: (query: object = {}) => [...propertyKeys.all, 'types', { ...query }] as const,
}

/** The properties; the previous rows stay while the next ones load. */
export const propertiesQueryOptions = (query: Partial<PropertyListQuery>) =>
  queryOptions({
    queryKey: propertyKeys.list(query),
    queryFn: ({ signal }) => getPropertyDetails(query, signal),
    placeholderData: keepPreviousData,
  })

/** All properties of a type; without a type nothing is fetched. */
export const propertiesOfTypeQueryOptions = (type: number | undefined) =>
  queryOptions({
    queryKey: propertyKeys.ofType(type),
    queryFn: type === undefined ? skipToken : ({ signal }) => getPropertiesOfType(type, signal),
  })

/** One property; without its id (the route is not ready yet) nothing is fetched. */
export const propertyQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: propertyKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getPropertyDetail(id, signal),
  })

/** The property types that match the filters; the previous rows stay while the next ones load. */
export const propertyTypesQueryOptions = (query: PropertyTypeListQuery = {}) =>
  queryOptions({
    queryKey: propertyKeys.types(query),
    queryFn: ({ signal }) => getPropertyTypes(query, signal),
    placeholderData: keepPreviousData,
  })

/** The properties as a CSV file, with the list's filters and sorting. */
export const usePropertiesCsv = (query: Partial<PropertyCsvQuery>) =>
  useCsvDownload((transfer) => getPropertiesCsv(query, transfer))

/** The property types as a CSV file, with the list's filters and sorting. */
export const usePropertyTypesCsv = (query: PropertyTypeListQuery) =>
  useCsvDownload((transfer) => getPropertyTypesCsv(query, transfer))

/** The product types as a CSV file, with the list's filters and sorting. */
export const useProductTypesCsv = (query: ProductTypeListQuery) =>
  useCsvDownload((transfer) => getProductTypesCsv(query, transfer))

import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Deletion, DeletionResult } from '../bulk-actions.schema'
import type { Category, CategoryFields, CategoryListQuery } from './categories.schema'

/** All categories that match the filters, each with its number of products. */
export const getCategories = (query: CategoryListQuery, signal?: AbortSignal): Promise<Category[]> =>
  bodyOf(http.get<Category[]>('/category-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getCategoriesCsv = (query: CategoryListQuery, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/category-management-csv-extract', query, transfer)

/** Creates a category; the idempotency key prevents duplicates. */
export const createCategory = (category: CategoryFields, key: string): Promise<Category> =>
  bodyOf(http.post<Category>('/category-management', category, { headers: { 'Idempotency-Key': key } }))

export const updateCategory = (id: number, category: CategoryFields): Promise<Category> =>
  bodyOf(http.put<Category>(path(id), category))

export async function deleteCategory(id: number): Promise<void> {
  await http.delete(path(id))
}

/** Deletes all of them, or none when one has products. */
export const deleteCategories = (deletion: Deletion): Promise<DeletionResult> =>
  bodyOf(http.put<DeletionResult>('/category-management/deletion', deletion))

const path = (id: number): string => `/category-management/${String(id)}`

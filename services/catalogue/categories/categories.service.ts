import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Deletion, DeletionResult } from '../bulk-actions.schema'
import type { Category, CategoryFields, CategoryListQuery } from './categories.schema'

/** Every category that the filters find, with how many products it has. */
export async function getCategories(query: CategoryListQuery, signal?: AbortSignal): Promise<Category[]> {
  const { data } = await http.get<Category[]>('/category-management', { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getCategoriesCsv = (query: CategoryListQuery, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/category-management-csv-extract', query, transfer)

/** Creates a category; the idempotency key prevents duplicates. */
export async function createCategory(category: CategoryFields, key: string): Promise<Category> {
  const { data } = await http.post<Category>('/category-management', category, { headers: { 'Idempotency-Key': key } })
  return data
}

export async function updateCategory(id: number, category: CategoryFields): Promise<Category> {
  const { data } = await http.put<Category>(path(id), category)
  return data
}

export async function deleteCategory(id: number): Promise<void> {
  await http.delete(path(id))
}

/** All of them, or none when one has products. */
export async function deleteCategories(deletion: Deletion): Promise<DeletionResult> {
  const { data } = await http.put<DeletionResult>('/category-management/deletion', deletion)
  return data
}

const path = (id: number): string => `/category-management/${String(id)}`

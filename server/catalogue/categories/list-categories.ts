import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import type { Category, CategoryListQuery } from '@/services/catalogue/categories/categories.schema'
import { CATEGORY_FILE } from '@/services/catalogue/categories/category-file.rules'
import { toCategory } from './categories.mapper'
import { listCategoryRows } from './categories.repository'

/** Every category that the filters find, with how many products it has; by title unless another order is asked for. */
export const listCategories = async (query: CategoryListQuery): Promise<Category[]> =>
  (await listCategoryRows(db(), query)).map(toCategory)

/** The same list as a file. A catalogue has few categories: they are read once. */
export async function exportCategories(query: CategoryListQuery): Promise<Response> {
  const categories = new Map((await listCategories(query)).map((category) => [category.id, category]))
  const read = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => categories.get(id) ?? []))
  return csvFile({ name: 'categorias', columns: CATEGORY_FILE.columns, ids: [...categories.keys()], read })
}

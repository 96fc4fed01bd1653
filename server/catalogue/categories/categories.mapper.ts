import type { Category } from '@/services/catalogue/categories/categories.schema'
import type { CategoryRow } from './categories.repository'

export const toCategory = ({ id, title, productsCount }: CategoryRow): Category => ({
  id,
  title,
  products_count: productsCount,
})

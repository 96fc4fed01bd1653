import type { CsvColumn } from '@/services/format/csv.rules'
import type { Category } from './categories.schema'

/** The list of categories as a file. */
export const CATEGORY_COLUMNS: readonly CsvColumn<Category>[] = [
  { title: 'Nº da categoria', value: ({ id }) => id },
  { title: 'Categoria', value: ({ title }) => title },
  { title: 'Produtos', value: ({ products_count }) => products_count },
]

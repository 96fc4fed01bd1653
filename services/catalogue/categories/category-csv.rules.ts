import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import type { Category } from './categories.schema'

/** What the columns of the categories' file are called that an import reads too. */
export const CATEGORY_TITLE = { number: 'Nº da categoria', title: 'Categoria' } as const

/** The list of categories as a file; one that was edited in a spreadsheet can be imported again. */
export const CATEGORY_COLUMNS: readonly CsvColumn<Category>[] = [
  { title: CATEGORY_TITLE.number, value: ({ id }) => id },
  { title: CATEGORY_TITLE.title, value: ({ title }) => title },
  { title: 'Produtos', value: ({ products_count }) => products_count },
]

/** What an import reads, and what it passes over. */
export const CATEGORY_SHEET = sheetOf(CATEGORY_COLUMNS, CATEGORY_TITLE)

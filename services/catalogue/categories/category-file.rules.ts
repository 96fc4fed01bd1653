import { strictObject, string } from '@/services/config/validation'
import { textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { csvFileOf, type FieldList } from '../field-list.rules'
import { categoryBody, type Category } from './categories.schema'

type CategoryFieldTypes = { row: Category; thing: Category; names: null; choices: undefined }

/** Every field of a category; an added example is empty and can be deleted. */
const CATEGORY_FIELDS = {
  title: {
    column: { title: 'Categoria', print: ({ title }) => title, parse: textCell, example: 'Exemplo: Projetores' },
  },
  products_count: { exportOnly: [{ title: 'Produtos', value: ({ products_count }) => products_count }] },
} satisfies FieldList<CategoryFieldTypes>

/** The CSV file of the categories; an edited export can be imported again. */
export const CATEGORY_FILE = csvFileOf<CategoryFieldTypes>('Nº da categoria', CATEGORY_FIELDS)

/** How a line of the file is read. */
export const CATEGORY_LINE_FORMAT = {
  noun: { one: 'categoria', isFeminine: true },
  titles: CATEGORY_FILE.titles,
  readers: CATEGORY_FILE.readers,
  newBody: categoryBody,
  // A file without the column changes nothing; an empty title is refused.
  changeBody: strictObject({ title: string().min(1, 'Preencha esse campo').concat(string().trim().max(80)) }),
} satisfies SheetForm<null>

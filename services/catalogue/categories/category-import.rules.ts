import { strictObject, string } from '@/services/config/validation'
import { textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { categoryBody } from './categories.schema'
import { CATEGORY_TITLE } from './category-csv.rules'

/** How a line of the categories' file is read. */
export const CATEGORY_LINE_FORMAT = {
  noun: { one: 'categoria', isFeminine: true },
  titles: CATEGORY_TITLE,
  readers: { title: textCell },
  newBody: categoryBody,
  // A file may lack the title, and then says nothing; an empty one is refused.
  changeBody: strictObject({ title: string().min(1, 'Preencha esse campo').concat(string().trim().max(80)) }),
} satisfies SheetForm<null>

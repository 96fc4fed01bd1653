import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import type { CategoryFields } from '@/services/catalogue/categories.schema'
import { CATEGORY_SHEET } from '@/services/catalogue/category-csv.rules'
import { CATEGORY_FORM } from '@/services/catalogue/category-import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { findCategoryTitled } from './categories.repository'
import { addCategory, editCategory } from './keep-categories'

/**
 * Imports categories from a CSV file, the same that the list gives: a line renames the category whose number it has, else it
 * means the one of its title, else it adds one. Refuses as `importCsv` does.
 */
export function importCategories(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<null, CategoryFields>({
    form: CATEGORY_FORM,
    titles: CATEGORY_SHEET,
    names: () => Promise.resolve(null),
    find: async (tx, { title }) => (title ? findCategoryTitled(tx, title) : undefined),
    create: (tx, body, note) => addCategory(tx, actor, body, note),
    change: (tx, id, change, note) => editCategory(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { CategoryFields } from '@/services/catalogue/categories/categories.schema'
import { CATEGORY_FILE, CATEGORY_LINE_FORMAT } from '@/services/catalogue/categories/category-file.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { findCategoryByTitle } from './categories.repository'
import { createCategoryIn, updateCategoryIn } from './create-or-update-category'

/**
 * Imports categories from a CSV file, the same that the list gives: a line renames the category whose number it has,
 * else it means the one of its title, else it adds one. Refuses as `importCsv` does.
 */
export function importCategories(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<null, CategoryFields>({
    form: CATEGORY_LINE_FORMAT,
    titles: CATEGORY_FILE.sheet,
    names: () => Promise.resolve(null),
    find: async (tx, { title }) => (title ? findCategoryByTitle(tx, title) : undefined),
    create: (tx, body, note) => createCategoryIn(tx, actor, body, note),
    change: (tx, id, change, note) => updateCategoryIn(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

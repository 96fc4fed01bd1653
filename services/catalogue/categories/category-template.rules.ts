import { templateCsv } from '@/services/http/import.rules'
import { CATEGORY_SHEET, CATEGORY_TITLE as T } from './category-csv.rules'

/** A file with the titles that an import reads and an example; what is added by mistake is empty and can be deleted. */
export const categoryTemplate = (): string => templateCsv(CATEGORY_SHEET.read, { [T.title]: 'Exemplo: Projetores' })

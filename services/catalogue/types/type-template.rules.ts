import { templateCsv } from '@/services/http/import.rules'
import { PRODUCT_TYPE_SHEET, PRODUCT_TYPE_TITLE, PROPERTY_TYPE_SHEET, PROPERTY_TYPE_TITLE } from './type-csv.rules'

/** A file with the titles that an import of types of property reads, and an example. */
export const propertyTypeTemplate = (): string =>
  templateCsv(PROPERTY_TYPE_SHEET.read, { [PROPERTY_TYPE_TITLE.name]: 'Exemplo: Peso' })

/** The same of kinds of product; the example is of a simulator that there is. */
export const productTypeTemplate = (simulators: readonly { name: string }[] = []): string =>
  templateCsv(PRODUCT_TYPE_SHEET.read, {
    [PRODUCT_TYPE_TITLE.name]: 'Exemplo: projetor',
    [PRODUCT_TYPE_TITLE.plural_name]: 'Exemplo: projetores',
    [PRODUCT_TYPE_TITLE.simulator_id]: simulators[0]?.name ?? '',
  })

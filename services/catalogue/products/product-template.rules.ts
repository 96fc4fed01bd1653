import { templateCsv } from '@/services/http/import.rules'
import { propertyCell, specificationCell } from './product-cells.rules'
import { PRODUCT_SHEET, PRODUCT_TITLE as T } from './product-csv.rules'
import type { ProductChoices } from './products.schema'

/**
 * A file with the titles that an import reads and an example, which passes as it is: it names what the catalogue has, and
 * a product that is added by mistake is not offered.
 */
export function productTemplate(choices: ProductChoices | undefined): string {
  const properties = choices?.properties
    .slice(0, 2)
    .map(({ name, property_type }) => ({ name, type: property_type.name }))
  const example: Readonly<Record<string, string>> = {
    [T.name]: 'Exemplo: Vertex 14',
    [T.model]: 'VX14',
    [T.title]: 'Notebook Vertex 14 pol., 16 GB',
    [T.omie_code]: 'NB-EXEMPLO',
    [T.product_type_id]: choices?.product_types[0]?.name ?? '',
    [T.category_id]: choices?.categories[0]?.title ?? '',
    [T.price]: '1499,90',
    [T.description]: 'Leve, para quem viaja.',
    [T.color]: 'Grafite',
    [T['dimensions.height']]: '17',
    [T['dimensions.width']]: '313',
    [T['dimensions.depth']]: '221',
    [T['dimensions.weight']]: '1380',
    [T.technical_specifications]: [
      { name: 'Tela', value: '14 pol.' },
      { name: 'Memória', value: '16 GB' },
    ]
      .map(specificationCell)
      .join('\n'),
    [T.property_ids]: (properties ?? []).map(propertyCell).join('\n'),
    [T.active]: 'Desativado',
  }
  return templateCsv(PRODUCT_SHEET.read, example)
}

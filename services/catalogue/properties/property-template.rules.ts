import { templateCsv } from '@/services/http/import.rules'
import { propertyCell } from '../products/product-cells.rules'
import { PROPERTY_SHEET, PROPERTY_TITLE as T } from './property-csv.rules'

type Named = { name: string }

/** What there is to name in an example, as far as it is known; a property brings its type. */
export type PropertyExample = {
  types: readonly Named[] | undefined
  simulators: readonly Named[] | undefined
  properties: readonly { name: string; property_type: Named }[] | undefined
}

/**
 * A file with the titles that an import reads and an example, which passes as it is: it names what the catalogue has, and
 * is not offered when it is added by mistake.
 */
export function propertyTemplate({ types = [], simulators = [], properties = [] }: PropertyExample): string {
  const other = properties[0]
  const type = other?.property_type ?? types[0]
  return templateCsv(PROPERTY_SHEET.read, {
    [T.property_type_id]: type?.name ?? '',
    [T.name]: 'Exemplo: grafite',
    [T.description]: 'Combina com tudo.',
    [T.hex_color]: '#3F3E4E',
    [T.simulator_ids]: simulators
      .slice(0, 2)
      .map(({ name }) => name)
      .join('\n'),
    [T.replace_ids]: other ? propertyCell({ type: other.property_type.name, name: other.name }) : '',
    [T.active]: 'Desativada',
  })
}

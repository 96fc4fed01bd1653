import type { PropertyChoices } from '@/services/catalogue/properties/property-fields.rules'
import { ImportButton } from '../crud/ImportButton'

const NOUN = { one: 'propriedade', many: 'propriedades', isFeminine: true }

const templateOf = async (example: PropertyChoices): Promise<string> =>
  (await import('@/services/catalogue/properties/property-file.rules')).PROPERTY_FILE.template(example)

/** Adds and changes properties from a CSV file, after a dry run. */
export const ImportProperties = (example: PropertyChoices) => (
  <ImportButton path="/property-management" noun={NOUN} template={() => templateOf(example)}>
    Uma linha muda a propriedade que tem o mesmo número, ou o mesmo tipo e nome; as outras cadastram propriedades novas.
  </ImportButton>
)

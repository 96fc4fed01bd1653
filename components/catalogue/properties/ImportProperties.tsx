import type { PropertyExample } from '@/services/catalogue/properties/property-template.rules'
import { ImportButton } from '../crud/ImportButton'

const NOUN = { one: 'propriedade', many: 'propriedades', isFeminine: true }

const templateOf = async (example: PropertyExample): Promise<string> =>
  (await import('@/services/catalogue/properties/property-template.rules')).propertyTemplate(example)

/** Adds and changes properties by a CSV file, after a look at what it would do. */
export const ImportProperties = (example: PropertyExample) => (
  <ImportButton path="/property-management" noun={NOUN} template={() => templateOf(example)}>
    Uma linha muda a propriedade que tem o mesmo número, ou o mesmo tipo e nome; as outras cadastram propriedades novas.
  </ImportButton>
)

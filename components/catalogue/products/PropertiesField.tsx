import { FormField } from '@/components/ui/forms/FormField'
import { SearchSelect } from '@/components/ui/forms/SearchSelect'
import type { ProductChoices } from '@/services/catalogue/products/products.schema'

type Props = { properties: ProductChoices['properties'] }

/** What the product answers to in the simulator, by kind of property. */
export const PropertiesField = ({ properties }: Props) => (
  <FormField<number[]>
    name="property_ids"
    label="Propriedades"
    hint="As respostas do simulador que levam a este produto."
    optional
  >
    {({ onChange, ...control }) => (
      <SearchSelect<number[]>
        {...control}
        mode="multiple"
        options={groupsOf(properties)}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent="Nenhuma propriedade com esse nome"
        onChange={(ids) => onChange(ids)}
      />
    )}
  </FormField>
)

function groupsOf(properties: Props['properties']) {
  const types = new Map(properties.map(({ property_type }) => [property_type.id, property_type.name]))
  return [...types].map(([id, label]) => ({
    label,
    options: properties
      .filter(({ property_type }) => property_type.id === id)
      .map((property) => ({ value: property.id, label: property.name })),
  }))
}

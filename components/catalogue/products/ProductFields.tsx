import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import type { ProductChoices } from '@/services/catalogue/products/products.schema'
import { oneColumn } from '@/styles/mixins'
import { PropertiesField } from './PropertiesField'

const TEXTS = [
  { name: 'name', label: 'Nome', max: 120, hint: 'Como o cliente vê no simulador.' },
  { name: 'model', label: 'Modelo', max: 120 },
  { name: 'title', label: 'Título', max: 160, hint: 'O nome completo, para contratos e notas.' },
] as const

const MEASURES = [
  { name: 'height', label: 'Altura (mm)' },
  { name: 'width', label: 'Largura (mm)' },
  { name: 'depth', label: 'Profundidade (mm)' },
  { name: 'weight', label: 'Peso (g)' },
] as const

/** What a product is, costs and measures. */
export const ProductFields = ({ choices }: { choices: ProductChoices }) => (
  <>
    <Card title="Produto">
      <FieldGrid>
        {TEXTS.map(({ name, label, max, ...more }) => (
          <FormField key={name} name={name} label={label} {...more}>
            {(control) => <TextInput {...control} maxLength={max} autoComplete="off" />}
          </FormField>
        ))}
        <FormField name="price" label="Preço mensal" hint="De uma unidade, antes do fator do plano.">
          {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormField name="category_id" label="Categoria">
          {(control) => (
            <NativeSelect
              {...control}
              options={choices.categories.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
          )}
        </FormField>
        <FormField name="product_type_id" label="Tipo de produto">
          {(control) => (
            <NativeSelect
              {...control}
              options={choices.product_types.map(({ id, name, simulator }) => ({
                value: String(id),
                label: `${name} (${simulator.name})`,
              }))}
            />
          )}
        </FormField>
        <FormField name="color" label="Cor" optional>
          {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
        </FormField>
        <FormField name="omie_code" label="Código Omie" optional>
          {(control) => <TextInput {...control} maxLength={40} autoComplete="off" />}
        </FormField>
        <FormField name="ncm" label="NCM" optional hint="Da mercadoria, com 8 números. A nota de locação pede.">
          {(control) => <TextInput {...control} inputMode="numeric" maxLength={10} autoComplete="off" />}
        </FormField>
        <Wide>
          <FormField name="description" label="Descrição">
            {(control) => <TextArea {...control} rows={3} maxLength={4000} />}
          </FormField>
          <PropertiesField properties={choices.properties} />
          <CheckField
            name="active"
            label="Oferecer no simulador"
            hint="Carrinhos e pedidos que já existem não mudam."
          />
        </Wide>
      </FieldGrid>
    </Card>
    <Card title="Medidas">
      <FieldGrid>
        {MEASURES.map(({ name, label }) => (
          <FormField key={name} name={name} label={label} optional>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={7} autoComplete="off" />}
          </FormField>
        ))}
      </FieldGrid>
    </Card>
  </>
)

const FieldGrid = styled.div`
  /* The margin of the last row is the card's padding. */
  margin-bottom: -18px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  ${oneColumn.phone}
`

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`

import { textCell } from '@/services/http/cells.rules'
import { simulatorColumn, type SimulatorNames } from '../cells.rules'
import { bodyOf, countField, emptyForm, type FieldList, formOf, type FormValues, textField } from '../field-list.rules'
import type { NewProductType, ProductType, PropertyType } from './types.schema'

export type PropertyTypeFieldTypes = { row: PropertyType; thing: PropertyType; names: unknown; choices: undefined }

/** Every field of a property type. */
export const PROPERTY_TYPE_FIELDS = {
  name: { column: { title: 'Nome', print: ({ name }) => name, parse: textCell, example: 'Exemplo: Peso' } },
  properties_count: countField('properties_count', 'Propriedades'),
  steps_count: countField('steps_count', 'Perguntas'),
} satisfies FieldList<PropertyTypeFieldTypes>

export type ProductTypeFieldTypes = {
  row: ProductType
  thing: ProductType
  names: SimulatorNames
  /** The simulators that a type can belong to. */
  choices: readonly { name: string }[]
}

/** Every field of a product type; its simulator cannot change. */
export const PRODUCT_TYPE_FIELDS = {
  name: textField('name', { title: 'Nome no singular', example: 'Exemplo: projetor' }),
  plural_name: textField('plural_name', { title: 'Nome no plural', example: 'Exemplo: projetores' }),
  simulator_id: {
    column: simulatorColumn(([simulator]: readonly { name: string }[]) => simulator?.name ?? ''),
    input: {
      empty: '',
      read: ({ simulator }: ProductType): string => String(simulator.id),
      // No simulator has the id 0: the schema refuses it as not chosen.
      send: (value: string): unknown => Number(value),
    },
  },
  products_count: countField('products_count', 'Produtos'),
} satisfies FieldList<ProductTypeFieldTypes>

/** The form of a product type, as typed. */
export type ProductTypeFormValues = FormValues<typeof PRODUCT_TYPE_FIELDS>

export const toProductTypeFormValues = (type: ProductType | undefined): ProductTypeFormValues =>
  type ? formOf(PRODUCT_TYPE_FIELDS, type) : emptyForm(PRODUCT_TYPE_FIELDS)

/** The body that creates the type; not validated yet. */
export const toNewProductType = (form: ProductTypeFormValues): NewProductType =>
  bodyOf(PRODUCT_TYPE_FIELDS, form) as NewProductType

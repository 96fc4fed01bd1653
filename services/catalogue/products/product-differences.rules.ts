import { formatMoney, formatNumber } from '@/services/format/format.rules'
import { type DescribedField, type Difference, differencesOf, joinNames, nameOf } from '../edit-conflict.rules'
import type { ProductRecord } from './product-record.rules'
import type { ProductChoices } from './products.schema'

type PartialProduct = Partial<ProductRecord>
type Field = DescribedField<PartialProduct, ProductChoices | undefined>

const plain = (name: 'name' | 'model' | 'title' | 'description' | 'color' | 'omie_code', field: string): Field => ({
  name,
  field,
  text: (product) => product[name] ?? '',
})

const measure = (name: keyof ProductRecord['dimensions'], field: string, unit: string): Field => ({
  name,
  field,
  text: ({ dimensions }) => {
    const value = dimensions?.[name]
    return value === null || value === undefined ? '' : `${formatNumber(value)} ${unit}`
  },
})

/** The fields of a product as its form calls them, in the form's order. */
const FIELDS: readonly Field[] = [
  plain('name', 'Nome'),
  plain('model', 'Modelo'),
  plain('title', 'Título'),
  { name: 'price', field: 'Preço mensal', text: ({ price }) => (price ? formatMoney(price) : '') },
  {
    name: 'category_id',
    field: 'Categoria',
    text: ({ category_id: id }, choices) =>
      id
        ? nameOf(
            choices?.categories.map(({ id: one, title }) => ({ id: one, name: title })),
            id,
          )
        : '',
  },
  {
    name: 'product_type_id',
    field: 'Tipo de produto',
    text: ({ product_type_id: id }, choices) => (id ? nameOf(choices?.product_types, id) : ''),
  },
  plain('color', 'Cor'),
  plain('omie_code', 'Código Omie'),
  plain('description', 'Descrição'),
  {
    name: 'property_ids',
    field: 'Propriedades',
    text: ({ property_ids: ids = [] }, choices) => joinNames(choices?.properties, ids),
  },
  {
    name: 'active',
    field: 'Oferecer no simulador',
    text: ({ active }) => (active === undefined ? '' : active ? 'sim' : 'não'),
  },
  measure('height', 'Altura', 'mm'),
  measure('width', 'Largura', 'mm'),
  measure('depth', 'Profundidade', 'mm'),
  measure('weight', 'Peso', 'g'),
  {
    name: 'images',
    field: 'Imagens',
    // A picture has no words of its own but those that were given to it.
    text: ({ images = [] }) =>
      images.map(({ src, alt }, at) => alt || `imagem ${String(at + 1)} (${src.slice(-6)})`).join(', '),
  },
  {
    name: 'technical_specifications',
    field: 'Especificações técnicas',
    text: ({ technical_specifications: rows = [] }) => rows.map(({ name, value }) => `${name}: ${value}`).join('; '),
  },
]

/** What differs between two states of a product, field by field; what neither says differs in nothing. */
export const productDifferences = (
  before: PartialProduct,
  after: PartialProduct,
  choices: ProductChoices | undefined,
): Difference[] => differencesOf(FIELDS, { before, after }, choices)

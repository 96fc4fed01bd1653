import { csvDecimal } from '@/services/format/csv.rules'
import { formatDay, formatMoney, formatNumber } from '@/services/format/format.rules'
import {
  isRounded,
  namedCell,
  namedCells,
  type Names,
  priceCell,
  textOrNullCell,
  wholeOrNullCell,
} from '@/services/http/cells.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { joinNames, nameOf } from '../edit-conflict.rules'
import {
  activeField,
  bodyOf,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idInput,
  idsInput,
  moneyInput,
  optionalTextField,
  optionalTextInput,
  optionalWholeInput,
  textField,
} from '../field-list.rules'
import { propertyCell, readSpecifications, specificationCell } from './product-cells.rules'
import type { ManagedProduct, NewProduct, ProductChoices } from './products.schema'

/** A product as the CSV file shows it. */
export type ProductCsvRow = Omit<ManagedProduct, 'properties'> & { properties: { name: string; type: string }[] }

/** The records that the cells of a line may name. */
export type ProductNames = Record<'categories' | 'productTypes' | 'properties', Names>

export type ProductFieldTypes = {
  row: ProductCsvRow
  thing: ManagedProduct
  names: ProductNames
  choices: ProductChoices | undefined
}

const CATEGORY_FAULTS = { none: 'Não há categoria', many: 'Há mais de uma categoria' }
const PRODUCT_TYPE_FAULTS = { none: 'Não há tipo de produto', many: 'Há mais de um tipo de produto' }
const PROPERTY_FAULTS = { none: 'Não há propriedade', many: 'Há mais de uma propriedade' }

const same = (value: string): string => value

/** An NCM as tables print it, `8471.30.12`, in digits. */
const withoutDots = (ncm: string): string => ncm.replace(/[.\s]/g, '')

type TextName = 'name' | 'model' | 'title' | 'description'

const text = (name: TextName, { title, place, example }: { title: string; place: number; example: string }) => ({
  ...textField(name, { title, example }),
  change: { place, label: title, text: same },
})

type MeasureName = keyof ManagedProduct['dimensions']
type Measure = { label: string; unit: string; place: number; example: string }

const measure = (name: MeasureName, { label, unit, place, example }: Measure) => ({
  path: `dimensions.${name}`,
  column: {
    title: `${label} (${unit})`,
    print: (row: ProductCsvRow) => row.dimensions[name],
    parse: wholeOrNullCell,
    example,
  },
  input: optionalWholeInput(({ dimensions }: ManagedProduct) => dimensions[name]),
  change: { place, label, text: (value: number) => `${formatNumber(value)} ${unit}` },
})

/** Every field of a product. An empty cell of a file empties the field, or is refused where it is required. */
export const PRODUCT_FIELDS = {
  name: text('name', { title: 'Nome', place: 1, example: 'Exemplo: Vertex 14' }),
  model: text('model', { title: 'Modelo', place: 2, example: 'VX14' }),
  title: text('title', { title: 'Título', place: 3, example: 'Notebook Vertex 14 pol., 16 GB' }),
  omie_code: {
    column: {
      title: 'Código Omie',
      print: ({ omie_code }) => omie_code,
      parse: (cell) =>
        isRounded(cell)
          ? { fault: `A planilha arredondou este código (“${cell}”). Formate a coluna como texto e digite-o de novo.` }
          : textOrNullCell(cell),
      example: 'NB-EXEMPLO',
    },
    input: optionalTextInput(({ omie_code }: ManagedProduct) => omie_code),
    change: { place: 8, label: 'Código Omie', text: same },
  },
  ncm: {
    column: {
      title: 'NCM',
      print: ({ ncm }) => ncm,
      parse: (cell) => textOrNullCell(withoutDots(cell)),
      example: '84713012',
    },
    input: {
      empty: '',
      read: ({ ncm }: ManagedProduct): string => ncm ?? '',
      send: (typed: string): unknown => withoutDots(typed) || null,
    },
    change: { place: 18, label: 'NCM', text: same },
  },
  product_type_id: {
    column: {
      title: 'Tipo de produto',
      print: ({ product_type }) => product_type.name,
      parse: (cell, { productTypes }) => namedCell(cell, productTypes, PRODUCT_TYPE_FAULTS),
      example: (choices) => choices?.product_types[0]?.name ?? '',
    },
    input: idInput(({ product_type }: ManagedProduct) => product_type.id),
    change: { place: 6, label: 'Tipo de produto', text: (id: number, choices) => nameOf(choices?.product_types, id) },
  },
  category_id: {
    column: {
      title: 'Categoria',
      print: ({ category }) => category.title,
      parse: (cell, { categories }) => namedCell(cell, categories, CATEGORY_FAULTS),
      example: (choices) => choices?.categories[0]?.title ?? '',
    },
    input: idInput(({ category }: ManagedProduct) => category.id),
    change: {
      place: 5,
      label: 'Categoria',
      text: (id: number, choices) =>
        nameOf(
          choices?.categories.map((one) => ({ id: one.id, name: one.title })),
          id,
        ),
    },
  },
  price: {
    column: {
      title: 'Preço mensal (R$)',
      print: ({ price }) => csvDecimal(price),
      parse: priceCell,
      example: '1499,90',
    },
    input: moneyInput(({ price }: ManagedProduct) => price),
    change: { place: 4, label: 'Preço mensal', text: (price: string) => (price ? formatMoney(price) : '') },
  },
  description: text('description', { title: 'Descrição', place: 9, example: 'Leve, para quem viaja.' }),
  color: {
    ...optionalTextField('color', { title: 'Cor', example: 'Grafite' }),
    change: { place: 7, label: 'Cor', text: same },
  },
  height: measure('height', { label: 'Altura', unit: 'mm', place: 12, example: '17' }),
  width: measure('width', { label: 'Largura', unit: 'mm', place: 13, example: '313' }),
  depth: measure('depth', { label: 'Profundidade', unit: 'mm', place: 14, example: '221' }),
  weight: measure('weight', { label: 'Peso', unit: 'g', place: 15, example: '1380' }),
  technical_specifications: {
    column: {
      title: 'Especificações técnicas',
      print: ({ technical_specifications: rows }) => rows.map(specificationCell).join('\n'),
      parse: readSpecifications,
      example: 'Tela: 14 pol.\nMemória: 16 GB',
    },
    input: {
      empty: [] as Specification[],
      read: ({ technical_specifications }: ManagedProduct): Specification[] => technical_specifications,
      send: (rows: Specification[]): unknown =>
        rows.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
    },
    change: {
      place: 17,
      label: 'Especificações técnicas',
      text: (rows: Specification[]) => rows.map(({ name, value }) => `${name}: ${value}`).join('; '),
    },
  },
  property_ids: {
    column: {
      title: 'Propriedades',
      print: ({ properties }) => properties.map(propertyCell).join('\n'),
      parse: (cell, { properties }) => namedCells(cell, properties, PROPERTY_FAULTS),
      example: (choices) =>
        (choices?.properties ?? [])
          .slice(0, 2)
          .map(({ name, property_type }) => propertyCell({ name, type: property_type.name }))
          .join('\n'),
    },
    input: idsInput(({ properties }: ManagedProduct) => properties),
    change: {
      place: 10,
      label: 'Propriedades',
      text: (ids: number[], choices) => joinNames(choices?.properties, ids),
    },
  },
  stock: {
    exportOnly: PRODUCT_GROUPS.map((group) => ({
      title: `Estoque: ${PRODUCT_GROUP_LABEL[group].toLocaleLowerCase('pt-BR')}`,
      value: ({ stock }: ProductCsvRow) => stock.find((one) => one.group === group)?.total ?? 0,
    })),
  },
  created_at: { exportOnly: [{ title: 'Cadastro em', value: ({ created_at }) => formatDay(created_at) }] },
  active: {
    ...activeField,
    change: { place: 11, label: 'Oferecer no simulador', text: (active: boolean) => (active ? 'sim' : 'não') },
  },
  images: {
    input: {
      empty: [] as Image[],
      read: ({ images }: ManagedProduct): Image[] => images,
      send: (images: Image[]): unknown => images.map(({ src, alt }) => ({ src, alt: alt.trim() })),
    },
    change: {
      place: 16,
      label: 'Imagens',
      // A picture without an alternative text is identified by the end of its name.
      text: (images: Image[]) =>
        images.map(({ src, alt }, at) => alt || `imagem ${String(at + 1)} (${src.slice(-6)})`).join(', '),
    },
  },
} satisfies FieldList<ProductFieldTypes>

type Specification = { name: string; value: string }
type Image = { src: string; alt: string }

/** The form of a product, as typed. */
export type ProductFormValues = FormValues<typeof PRODUCT_FIELDS>

export const EMPTY_PRODUCT: ProductFormValues = emptyForm(PRODUCT_FIELDS)

export const toProductFormValues = (product: ManagedProduct): ProductFormValues => formOf(PRODUCT_FIELDS, product)

/** The request body of the form; not validated yet. */
export const toNewProduct = (form: ProductFormValues): ProductRecord => bodyOf(PRODUCT_FIELDS, form) as ProductRecord

type Complete<Value> = Value extends readonly (infer Item)[]
  ? Complete<Item>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Complete<Exclude<Value[Name], undefined>> }
    : Value

/** A product as the history keeps it: every field of the request body. */
export type ProductRecord = Complete<NewProduct>

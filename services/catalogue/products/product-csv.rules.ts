import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import { formatDay } from '@/services/format/format.rules'
import { sheetOf } from '@/services/http/import.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { propertyCell, specificationCell } from './product-cells.rules'
import type { ManagedProduct } from './products.schema'

/** What the columns of the products' file are called that an import reads too. */
export const PRODUCT_TITLE = {
  number: 'Nº do produto',
  name: 'Nome',
  model: 'Modelo',
  title: 'Título',
  omie_code: 'Código Omie',
  product_type_id: 'Tipo de produto',
  category_id: 'Categoria',
  price: 'Preço mensal (R$)',
  description: 'Descrição',
  color: 'Cor',
  'dimensions.height': 'Altura (mm)',
  'dimensions.width': 'Largura (mm)',
  'dimensions.depth': 'Profundidade (mm)',
  'dimensions.weight': 'Peso (g)',
  technical_specifications: 'Especificações técnicas',
  property_ids: 'Propriedades',
  active: 'Situação',
} as const

/** A product as the file shows it. */
export type ProductCsvRow = Omit<ManagedProduct, 'properties'> & { properties: { name: string; type: string }[] }

const T = PRODUCT_TITLE

/** The list of products as a file; one that was edited in a spreadsheet can be imported again. */
export const PRODUCT_COLUMNS: readonly CsvColumn<ProductCsvRow>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.name, value: ({ name }) => name },
  { title: T.model, value: ({ model }) => model },
  { title: T.title, value: ({ title }) => title },
  { title: T.omie_code, value: ({ omie_code }) => omie_code },
  { title: T.product_type_id, value: ({ product_type }) => product_type.name },
  { title: T.category_id, value: ({ category }) => category.title },
  { title: T.price, value: ({ price }) => csvDecimal(price) },
  { title: T.description, value: ({ description }) => description },
  { title: T.color, value: ({ color }) => color },
  { title: T['dimensions.height'], value: ({ dimensions }) => dimensions.height },
  { title: T['dimensions.width'], value: ({ dimensions }) => dimensions.width },
  { title: T['dimensions.depth'], value: ({ dimensions }) => dimensions.depth },
  { title: T['dimensions.weight'], value: ({ dimensions }) => dimensions.weight },
  {
    title: T.technical_specifications,
    value: ({ technical_specifications }) => technical_specifications.map(specificationCell).join('\n'),
  },
  { title: T.property_ids, value: ({ properties }) => properties.map(propertyCell).join('\n') },
  ...PRODUCT_GROUPS.map((group) => ({
    title: `Estoque: ${PRODUCT_GROUP_LABEL[group].toLocaleLowerCase('pt-BR')}`,
    value: ({ stock }: ProductCsvRow) => stock.find((one) => one.group === group)?.total ?? 0,
  })),
  { title: 'Cadastro em', value: ({ created_at }) => formatDay(created_at) },
  { title: T.active, value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]

/** What an import reads, and what it passes over: stock and the day of registration are not changed by a file. */
export const PRODUCT_SHEET = sheetOf(PRODUCT_COLUMNS, PRODUCT_TITLE)

import {
  isRounded,
  namedCell,
  namedCells,
  type Names,
  priceCell,
  readStanding,
  textCell,
  textOrNullCell,
  wholeOrNullCell,
} from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { readSpecifications } from './product-cells.rules'
import { PRODUCT_TITLE } from './product-csv.rules'
import { newProductBody, productChangeBody } from './products.schema'

/** What the lines may name: by what is written in the file, exactly or but for accents, capitals and blanks. */
export type ProductNames = Record<'categories' | 'productTypes' | 'properties', Names>

const NAME_FAULTS = {
  productTypes: { none: 'Não há tipo de produto', many: 'Há mais de um tipo de produto' },
  categories: { none: 'Não há categoria', many: 'Há mais de uma categoria' },
  properties: { none: 'Não há propriedade', many: 'Há mais de uma propriedade' },
}

/** How a line of the products' file is read. An empty cell empties the field; where something is needed it is refused. */
export const PRODUCT_LINE_FORMAT = {
  noun: { one: 'produto' },
  titles: PRODUCT_TITLE,
  readers: {
    name: textCell,
    model: textCell,
    title: textCell,
    omie_code: (cell) =>
      isRounded(cell)
        ? { fault: `A planilha arredondou este código (“${cell}”). Formate a coluna como texto e digite-o de novo.` }
        : textOrNullCell(cell),
    product_type_id: (cell, { productTypes }) => namedCell(cell, productTypes, NAME_FAULTS.productTypes),
    category_id: (cell, { categories }) => namedCell(cell, categories, NAME_FAULTS.categories),
    price: priceCell,
    description: textCell,
    color: textOrNullCell,
    'dimensions.height': wholeOrNullCell,
    'dimensions.width': wholeOrNullCell,
    'dimensions.depth': wholeOrNullCell,
    'dimensions.weight': wholeOrNullCell,
    technical_specifications: readSpecifications,
    property_ids: (cell, { properties }) => namedCells(cell, properties, NAME_FAULTS.properties),
    active: readStanding,
  },
  newBody: newProductBody,
  changeBody: productChangeBody,
  sentenceFor: (path, type) => (path === 'price' && type === 'matches' ? 'Use um valor como 1.499,90' : undefined),
} satisfies SheetForm<ProductNames>

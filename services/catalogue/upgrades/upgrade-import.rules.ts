import {
  namedCells,
  type Names,
  priceCell,
  readStanding,
  readWhole,
  textCell,
  textOrNullCell,
} from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { UPGRADE_TITLE } from './upgrade-csv.rules'
import { newUpgradeBody, upgradeChangeBody } from './upgrades.schema'

/** What the lines may name. */
export type UpgradeNames = Record<'productTypes' | 'products', Names>

const KIND_FAULTS = { none: 'Não há tipo de produto', many: 'Há mais de um tipo de produto' }
const PRODUCT_FAULTS = {
  none: 'Não há produto',
  many: 'Escreva o número antes do nome, como em “12 – Vertex 14”: há mais de um produto',
}

/** How a line of the upgrades' file is read. */
export const UPGRADE_LINE_FORMAT = {
  noun: { one: 'upgrade' },
  titles: UPGRADE_TITLE,
  readers: {
    name: textCell,
    description: textOrNullCell,
    monthly_fee: priceCell,
    product_type_ids: (cell, { productTypes }) => namedCells(cell, productTypes, KIND_FAULTS),
    product_ids: (cell, { products }) => namedCells(cell, products, PRODUCT_FAULTS),
    position: (cell) => ({ value: cell === '' ? undefined : readWhole(cell) }),
    active: readStanding,
  },
  newBody: newUpgradeBody,
  changeBody: upgradeChangeBody,
} satisfies SheetForm<UpgradeNames>

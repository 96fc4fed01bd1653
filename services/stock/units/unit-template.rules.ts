import { templateCsv } from '@/services/http/import.rules'
import { UNIT_SHEET, UNIT_TITLE as T } from '../stock-csv.rules'
import { PRODUCT_GROUP_LABEL } from './product-groups.rules'
import { UNIT_STATUS_LABEL } from './unit-status.rules'

/** Import template: the titles that an import reads, and an example. */
export const unitTemplate = (): string =>
  templateCsv(UNIT_SHEET.read, {
    [T.serial]: 'EXEMPLO-0001',
    [T.product]: 'Nome ou código Omie do produto',
    [T.product_group]: PRODUCT_GROUP_LABEL.new,
    [T.status]: UNIT_STATUS_LABEL.UP_FOR_RENTAL,
    [T.location]: 'Corredor B, prateleira 3',
    [T.label]: '',
  })

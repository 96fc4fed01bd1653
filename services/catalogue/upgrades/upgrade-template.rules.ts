import { templateCsv } from '@/services/http/import.rules'
import { UPGRADE_SHEET, UPGRADE_TITLE as T } from './upgrade-csv.rules'
import type { UpgradeChoices } from './upgrades.schema'

/** A file with the titles that an import reads and an example, which is not offered when it is added by mistake. */
export const upgradeTemplate = (choices: UpgradeChoices | undefined): string =>
  templateCsv(UPGRADE_SHEET.read, {
    [T.name]: 'Exemplo: Segundo monitor',
    [T.description]: 'Com cabo e suporte.',
    [T.monthly_fee]: '49,90',
    [T.product_type_ids]: choices?.product_types[0]?.name ?? '',
    [T.active]: 'Desativado',
  })

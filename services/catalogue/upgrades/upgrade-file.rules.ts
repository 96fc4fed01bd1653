import type { SheetForm } from '@/services/http/sheet.rules'
import { csvFileOf } from '../field-list.rules'
import { UPGRADE_FIELDS, type UpgradeFieldTypes, type UpgradeNames } from './upgrade-fields.rules'
import { newUpgradeBody, upgradeChangeBody } from './upgrades.schema'

/** The CSV file of the upgrades; an edited export can be imported again. */
export const UPGRADE_FILE = csvFileOf<UpgradeFieldTypes>('Nº do upgrade', UPGRADE_FIELDS)

/** How a line of the file is read. */
export const UPGRADE_LINE_FORMAT = {
  noun: { one: 'upgrade' },
  titles: UPGRADE_FILE.titles,
  readers: UPGRADE_FILE.readers,
  newBody: newUpgradeBody,
  changeBody: upgradeChangeBody,
} satisfies SheetForm<UpgradeNames>

import { addressName } from '@/services/companies/address-lines.rules'
import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf, templateCsv } from '@/services/http/import.rules'
import { ACTIVE_WORD, OWN_ORIGIN, stateWord } from './own-equipment.rules'
import type { OwnEquipment } from './own-equipment.schema'

/** Titles of the columns that an import reads too. */
export const OWN_TITLE = {
  serial: 'Serial',
  model: 'Modelo',
  label: 'Etiqueta',
  address: 'Endereço',
  user: 'E-mail do responsável',
  active: 'Situação',
} as const

const T = OWN_TITLE

/** Columns of the CSV export of own equipment; an edited file can be imported again. */
export const OWN_EQUIPMENT_COLUMNS: readonly CsvColumn<OwnEquipment>[] = [
  { title: T.serial, value: ({ serial }) => serial },
  { title: T.model, value: ({ model }) => model },
  { title: T.label, value: ({ label }) => label },
  { title: T.address, value: ({ address }) => address && addressName(address) },
  { title: 'Responsável', value: ({ user }) => user?.first_name ?? null },
  { title: T.user, value: ({ user }) => user?.email ?? null },
  { title: T.active, value: ({ active }) => stateWord(active) },
  { title: 'Origem', value: () => OWN_ORIGIN },
]

/** Columns that an import reads, and those that it ignores. */
export const OWN_SHEET = sheetOf(OWN_EQUIPMENT_COLUMNS, OWN_TITLE)

/** Import template: the titles that an import reads, and an example. */
export const ownEquipmentTemplate = (): string =>
  templateCsv(OWN_SHEET.read, {
    [T.serial]: 'EXEMPLO-0001',
    [T.model]: 'Marca e modelo',
    [T.label]: 'Patrimônio 1042',
    [T.active]: ACTIVE_WORD,
  })

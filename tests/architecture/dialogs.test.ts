import { globSync, readFileSync } from 'node:fs'
import { BILLING_SCENES } from '@/tests/e2e/dialogs/billing.scenes'
import { CATALOGUE_SCENES } from '@/tests/e2e/dialogs/catalogue.scenes'
import { CUSTOMER_INVOICE_SCENES } from '@/tests/e2e/dialogs/customer-invoices.scenes'
import { CUSTOMER_TICKET_SCENES } from '@/tests/e2e/dialogs/customer-tickets.scenes'
import { DELIVERY_SCENES } from '@/tests/e2e/dialogs/deliveries.scenes'
import { EQUIPMENT_SCENES } from '@/tests/e2e/dialogs/equipment.scenes'
import { ORDER_SCENES } from '@/tests/e2e/dialogs/orders.scenes'
import { PEOPLE_SCENES } from '@/tests/e2e/dialogs/people.scenes'
import { SALES_SCENES } from '@/tests/e2e/dialogs/sales.scenes'
import { SIMULATION_SCENES } from '@/tests/e2e/dialogs/simulation.scenes'
import { STOCK_SCENES } from '@/tests/e2e/dialogs/stock.scenes'
import { TICKET_DESK_SCENES } from '@/tests/e2e/dialogs/ticket-desk.scenes'

/** Dialogs that a spec opens without a scene: the spec, and how it finds the dialog. */
const MET_ELSEWHERE: Readonly<Record<string, { spec: string; by: string }>> = {
  'components/layout/header/Drawer.tsx': { spec: 'accessibility-overlays', by: "'dialog', { name: 'Menu' }" },
  'components/layout/company/CompanyList.tsx': {
    spec: 'accessibility-overlays',
    by: "'button', { name: /^Empresa: / }",
  },
  'components/notifications/NotificationPopover.tsx': {
    spec: 'accessibility-overlays',
    by: "'dialog', { name: 'Avisos' }",
  },
  'components/search/SearchDialog.tsx': {
    spec: 'accessibility-overlays',
    by: "'combobox', { name: 'Buscar em tudo' }",
  },
}

/** The building blocks of dialogs, and their samples in the gallery. */
const BRICKS = 'components/ui/'

/**
 * One of our own dialogs, the browser's own, one by its role, or an overlay imported from antd. `ConfirmDialog`,
 * `ReasonDialog` and the commands that use them differ only in their texts; axe analyses both in the gallery.
 */
const OPENINGS = [
  /<(?:Dialog|DialogModal|FormDialog|RecordFormDialog|NameDialog|ImportDialog)[\s<]/g,
  /\bstyled\.dialog\b/g,
  /\srole="(?:alert)?dialog"/g,
  /import \{[^}]*\b(?:Modal|Drawer|Popover|Popconfirm|Dropdown|Tour)\b[^}]*\} from 'antd'/g,
]

const QUESTION = /<(?:ConfirmDialog|ReasonDialog|ConfirmCommand|ReasonCommand)[\s<]/

const scenes = Object.values({
  ...PEOPLE_SCENES,
  ...SIMULATION_SCENES,
  ...ORDER_SCENES,
  ...SALES_SCENES,
  ...CATALOGUE_SCENES,
  ...DELIVERY_SCENES,
  ...EQUIPMENT_SCENES,
  ...STOCK_SCENES,
  ...CUSTOMER_TICKET_SCENES,
  ...CUSTOMER_INVOICE_SCENES,
  ...TICKET_DESK_SCENES,
  ...BILLING_SCENES,
})
const met = scenes.flatMap(({ dialogs }) => dialogs)

function openingsIn(file: string): number {
  const source = readFileSync(file, 'utf8')
  return OPENINGS.reduce((sum, opening) => sum + (source.match(opening)?.length ?? 0), 0)
}

const titlesOf = (file: string): number =>
  new Set(met.filter(({ component }) => component === file).map(({ title }) => String(title))).size

describe('every dialog is analysed by axe', () => {
  const files = globSync('components/**/*.tsx').filter((file) => !file.startsWith(BRICKS) && openingsIn(file) > 0)

  it('in a scene of tests/e2e/dialogs, one for each that its component opens', () => {
    const notMet = files.filter((file) => !(file in MET_ELSEWHERE) && titlesOf(file) < openingsIn(file))
    expect(notMet).toEqual([])
  })

  it('or in a spec that opens it without a scene', () => {
    for (const [file, { spec, by }] of Object.entries(MET_ELSEWHERE)) {
      expect(files).toContain(file)
      expect(readFileSync(`tests/e2e/full/${spec}.spec.ts`, 'utf8')).toContain(by)
    }
  })

  it('and the scenes name only components that open one', () => {
    const opens = (file: string): boolean => openingsIn(file) > 0 || QUESTION.test(readFileSync(file, 'utf8'))
    expect(met.map(({ component }) => component).filter((file) => !opens(file))).toEqual([])
  })
})

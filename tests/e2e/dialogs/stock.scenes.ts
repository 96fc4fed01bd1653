import type { Page } from '@playwright/test'
import { PEOPLE } from '../journeys/people'
import type { Send } from '../journeys/quotation'
import { choose, chooseTwice, press } from './openings'
import type { Scene } from './scene.types'

const STATUS = 'components/stock/units/StatusDialog.tsx'

/** Scans two new serials of a product. */
async function scan(page: Page): Promise<void> {
  await choose('Cadastrar itens', 'Ler ou colar seriais')(page)
  await page.getByRole('combobox', { name: 'Produto' }).fill('Vertex 14')
  // Once chosen, the field has that title as well.
  await page.getByTitle('Vertex 14', { exact: true }).last().click()
  for (const serial of ['CENA-0001', 'CENA-0002']) {
    await page.getByRole('textbox', { name: 'Serial' }).fill(serial)
    await page.keyboard.press('Enter')
  }
  await page.getByText('2 seriais lidos: 2 novos').waitFor()
}

const firstOf =
  (status: string) =>
  async (send: Send): Promise<string> => {
    const path = `/equipment-management?status=${status}&page_size=1`
    const { results } = await send<{ results: { id: number }[] }>('GET', path)
    return `/platform/admin/rented-items/${String(results[0]?.id)}`
  }

/** The dialogs of the stock. */
export const STOCK_SCENES: Readonly<Record<string, Scene>> = {
  'the stock': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/rented-items',
    dialogs: [
      { component: 'components/stock/scan/ScanDialog.tsx', title: 'Ler ou colar seriais', open: scan },
      {
        component: 'components/stock/units/NewUnitDialogForm.tsx',
        title: 'Novo equipamento',
        open: chooseTwice('Cadastrar itens', 'Um equipamento', 'Cadastrar equipamento'),
      },
      {
        component: 'components/stock/units/RegisterUnits.tsx',
        title: 'Importar equipamentos',
        open: choose('Cadastrar itens', 'Importar CSV'),
      },
    ],
  },
  'a unit in maintenance': {
    email: PEOPLE.admin,
    at: firstOf('IN_MAINTENANCE'),
    dialogs: [
      { component: 'components/stock/units/EditUnitDialogForm.tsx', title: /^Editar /, open: press('Editar dados') },
      { component: STATUS, title: /^Descartar: .+\?$/, open: choose('Mudar a situação', 'Descartar') },
      {
        component: STATUS,
        title: /^Guardar em depósito: .+\?$/,
        open: choose('Mudar a situação', 'Guardar em depósito'),
      },
    ],
  },
}

import type { Page } from '@playwright/test'
import type { Quotation, Simulator } from '@/services/simulation/simulation.schema'
import { PEOPLE } from '../journeys/people'
import { simulatorScreens, type Send } from '../journeys/quotation'
import { byItself, choose, press } from './openings'
import type { Scene } from './scene.types'

const SEDE = 'Mais ações de Sede São Paulo'

/** The address of this screen for a quotation that is ready to be finished. */
const screen = (name: string) => async (send: Send) =>
  (await simulatorScreens(send)).find((path) => path.endsWith(name)) ?? ''

/** Presses 'Enviar pedido' and answers with this refusal. */
const refused = (body: object) => async (page: Page) => {
  await page.route(/\/api\/quotations\/\d+\/finish$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: body }) : route.continue(),
  )
  await press('Enviar pedido')(page)
}

/** The dialogs of the simulator, and of an unfinished quotation on other pages. */
export const SIMULATION_SCENES: Readonly<Record<string, Scene>> = {
  'an unfinished quotation, on the home page': {
    email: PEOPLE.gestor,
    at: async (send, page) => {
      const [simulator] = await send<Simulator[]>('GET', '/simulators')
      const { id } = await send<Quotation>('POST', '/quotations', { simulator: simulator?.id })
      const [cookie] = await page.context().cookies()
      await page.context().addCookies([{ name: 'quotation_id', value: String(id), domain: cookie?.domain, path: '/' }])
      return '/platform/home'
    },
    dialogs: [
      {
        component: 'components/simulation/quotations/InProgressPrompt.tsx',
        title: 'Pedido em Andamento',
        open: byItself,
        stays: true,
      },
    ],
  },
  'a simulation that a visitor starts': {
    email: PEOPLE.gestor,
    at: async (_send, page) => {
      await page.context().clearCookies()
      return '/platform/simulation/select-simulation'
    },
    dialogs: [
      {
        component: 'components/simulation/visitors/VisitorDialogForm.tsx',
        title: 'Antes de começar',
        open: press(/Notebooks/),
      },
    ],
  },
  'the saved quotations': {
    email: PEOPLE.gestor,
    at: async (send) => {
      await simulatorScreens(send)
      return '/platform/simulation/quotations'
    },
    dialogs: [
      {
        component: 'components/simulation/quotations/RenameQuotationDialog.tsx',
        title: 'Nome da cotação',
        open: choose(/^Ações de 1 notebook/, 'Dar nome'),
      },
    ],
  },
  'the delivery': {
    email: PEOPLE.gestor,
    at: screen('delivery'),
    dialogs: [
      { component: 'components/companies/AddressDialogForm.tsx', title: 'Novo endereço', open: press('Novo endereço') },
      {
        component: 'components/companies/AddressDialogForm.tsx',
        title: 'Editar endereço',
        open: choose(SEDE, 'Editar endereço'),
      },
      {
        component: 'components/simulation/SimulationBar.tsx',
        title: 'Sua simulação',
        open: press('Ver a conta'),
        onPhone: true,
      },
    ],
  },
  'the review, when the order is refused': {
    email: PEOPLE.gestor,
    at: screen('review'),
    dialogs: [
      {
        component: 'components/simulation/review/RefusalDialog.tsx',
        title: 'Os preços mudaram',
        open: refused({
          errors: ['O preço de um item mudou. Confira a mensalidade antes de enviar.'],
          code: 'price_changed',
          data: { lines: [{ kind: 'product', label: '1 × Notebook', amount: '199.90' }], monthly_fee: '199.90' },
        }),
      },
      {
        component: 'components/simulation/review/RefusalDialog.tsx',
        title: 'Faltam unidades',
        open: refused({ errors: ['Faltam 2 notebooks.'], code: 'out_of_stock', data: { alternatives: [] } }),
      },
    ],
  },
}

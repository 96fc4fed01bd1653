import { PEOPLE } from '../journeys/people'
import { choose, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

const properties = 'components/catalogue/properties'
const categories = 'components/catalogue/categories'

/** What the catalogue asks before it changes. */
export const CATALOGUE_SCENES: Readonly<Record<string, Scene>> = {
  'the properties': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/properties',
    dialogs: [
      {
        component: `${properties}/PropertySelection.tsx`,
        title: /^Desativar \d+ propriedades?\?$/,
        open: async (page) => {
          await page
            .getByRole('checkbox', { name: /^Selecionar / })
            .nth(1)
            .check()
          await press('Desativar')(page)
        },
      },
    ],
  },
  'a property': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/properties/1',
    dialogs: [{ component: `${properties}/DeleteProperty.tsx`, title: /^Excluir .+\?$/, open: press('Excluir') }],
  },
  'the categories': {
    email: PEOPLE.admin,
    at: async (send) => {
      await send('POST', '/category-management', { title: 'Aposentados' })
      return '/platform/admin/products/categories'
    },
    dialogs: [
      {
        component: `${categories}/CategoryDialogForm.tsx`,
        title: 'Nova categoria',
        open: pressTwice('Nova categoria', 'Criar categoria'),
      },
      {
        component: `${categories}/CategoryDialogs.tsx`,
        title: 'Excluir Aposentados?',
        open: choose('Ações de Aposentados', 'Excluir'),
      },
      {
        component: `${categories}/CategoryDialogs.tsx`,
        title: 'Notebooks não pode ser excluída',
        open: choose('Ações de Notebooks', 'Excluir'),
      },
    ],
  },
}

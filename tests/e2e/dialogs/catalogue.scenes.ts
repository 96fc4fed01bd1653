import { PEOPLE } from '../journeys/people'
import { press } from './openings'
import type { Scene } from './scene.types'

const properties = 'components/catalogue/properties'

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
}

import { PEOPLE } from '../journeys/people'
import { choose, press } from './openings'
import type { Scene } from './scene.types'

const DECIDE = 'components/equipment/exchanges/DecideExchanges.tsx'

type Units = { results: { id: number; allowed_actions: string[] }[] }

/** The dialogs of rented equipment. */
export const EQUIPMENT_SCENES: Readonly<Record<string, Scene>> = {
  'own equipment': {
    email: PEOPLE.gestor,
    at: () => '/platform/equipment?visao=proprios',
    dialogs: [
      {
        component: 'components/equipment/own/RegisterOwnDialogForm.tsx',
        title: 'Cadastrar equipamento próprio',
        open: choose('Cadastrar', 'Digitar ou colar seriais'),
      },
      {
        component: 'components/equipment/own/OwnEquipmentList.tsx',
        title: 'Importar equipamentos próprios',
        open: choose('Cadastrar', 'Importar CSV'),
      },
    ],
  },
  'an own device': {
    email: PEOPLE.gestor,
    at: async (send) => {
      const { results } = await send<Units>('GET', '/own-equipment?page_size=1')
      return `/platform/equipment/own/${String(results[0]?.id)}`
    },
    dialogs: [
      { component: 'components/equipment/own/EditOwnDialogForm.tsx', title: /^Editar /, open: press('Editar') },
      {
        component: 'components/equipment/own/OwnUnitScreen.tsx',
        title: /^Dar baixa em /,
        open: choose('Mais ações', 'Dar baixa'),
      },
    ],
  },
  'a unit': {
    email: PEOPLE.gestor,
    at: async (send) => {
      const { results } = await send<Units>('GET', '/equipment?status=IN_USE&page_size=1')
      return `/platform/equipment/${String(results[0]?.id)}`
    },
    dialogs: [
      { component: 'components/equipment/relocations/RelocateDialogForm.tsx', title: /^Mover /, open: press('Mover') },
      {
        component: 'components/equipment/units/AssignDialogForm.tsx',
        title: /^Quem vai usar /,
        open: press('Definir responsável'),
      },
      {
        component: 'components/equipment/units/LabelDialogForm.tsx',
        title: /^Etiqueta de /,
        open: choose('Mais ações', 'Dar uma etiqueta'),
      },
      {
        component: 'components/equipment/exchanges/ExchangeDialogForm.tsx',
        title: /^Pedir troca de /,
        open: choose('Mais ações', 'Pedir troca'),
      },
      {
        component: 'components/equipment/exchanges/ExchangeDialogForm.tsx',
        title: /^Pedir upgrade de /,
        open: choose('Mais ações', 'Pedir upgrade'),
      },
      {
        component: 'components/equipment/returns/ReturnDialogForm.tsx',
        title: /^Devolver /,
        open: choose('Mais ações', 'Devolver'),
      },
    ],
  },
  'an exchange that waits for an answer': {
    email: PEOPLE.operacao,
    at: async (send) => {
      const { results } = await send<Units>('GET', '/exchange-management?status=REQUESTED&page_size=1')
      return `/platform/admin/returnals/exchanges/${String(results[0]?.id)}`
    },
    dialogs: [
      { component: DECIDE, title: /^Aceitar a troca de /, open: press('Aceitar') },
      { component: DECIDE, title: /^Recusar a troca de /, open: press('Recusar') },
    ],
  },
}

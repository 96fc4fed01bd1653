import { PEOPLE } from '../journeys/people'
import type { Send } from '../journeys/quotation'
import { choose, press } from './openings'
import type { Scene } from './scene.types'

const DECIDE = 'components/equipment/exchanges/DecideExchanges.tsx'

type Units = { results: { id: number; allowed_actions: string[] }[] }

/** Asks for the exchange of a unit that allows it. */
async function anExchange(send: Send): Promise<string> {
  const { results } = await send<Units>('GET', '/equipment?status=IN_USE&page_size=100')
  const unit = results.findLast(({ allowed_actions }) => allowed_actions.includes('request_exchange'))
  await send('POST', '/equipment/exchanges', { units: [unit?.id], kind: 'exchange', reason: 'Não liga.' })
  return `/platform/equipment/${String(unit?.id)}`
}

/** What a company rents. */
export const EQUIPMENT_SCENES: Readonly<Record<string, Scene>> = {
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
        title: /^Quem usa /,
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
  'a unit that is to be exchanged': {
    email: PEOPLE.gestor,
    at: anExchange,
    dialogs: [
      {
        component: 'components/equipment/exchanges/UnitExchangeBanner.tsx',
        title: 'Cancelar o pedido de troca?',
        open: press('Cancelar pedido'),
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
  'the moves of a company': {
    email: PEOPLE.gestor,
    at: () => '/platform/equipment?visao=mudancas',
    dialogs: [
      {
        component: 'components/equipment/relocations/RelocationList.tsx',
        title: /^Aprovar a mudança/,
        open: press(/^Aprovar: /),
      },
      {
        component: 'components/equipment/relocations/RelocationList.tsx',
        title: /^Recusar a mudança/,
        open: press(/^Recusar: /),
      },
    ],
  },
}

import type { ListedPackage } from '@/services/logistics/packages/package-lists.schema'
import type { ListedReturn } from '@/services/logistics/returns/return-detail.schema'
import { PEOPLE } from '../journeys/people'
import type { Send } from '../journeys/quotation'
import { chooseTwice, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

/** The packing page of the first or last package that lacks serials: scenes run in parallel, so each needs its own. */
async function packageToPack(send: Send, which: 'first' | 'last'): Promise<string> {
  const { results } = await send<{ results: ListedPackage[] }>('GET', '/package-management?delivery_status=SEPARATION')
  const open = results.filter(({ units, packed, can_pack }) => can_pack && packed < units)
  if (open.length < 2) throw new Error('Two packages are needed that lack serials.')
  return `/platform/admin/deliveries/${String(open.at(which === 'first' ? 0 : -1)?.id)}/packing`
}

/** The dialogs of the warehouse. */
export const DELIVERY_SCENES: Readonly<Record<string, Scene>> = {
  'the deliveries': {
    email: PEOPLE.operacao,
    at: () => '/platform/admin/deliveries?busca=000125',
    dialogs: [
      {
        component: 'components/logistics/deliveries/MoveDialogForm.tsx',
        title: 'Mover o volume do pedido 000125',
        open: chooseTwice('Ações do volume 000125 de Horizonte Engenharia', 'Mover para…', 'Mover volume'),
      },
    ],
  },
  'a box that lacks something': {
    email: PEOPLE.operacao,
    at: (send) => packageToPack(send, 'first'),
    dialogs: [
      {
        component: 'components/logistics/packing/ShortageDialogForm.tsx',
        title: 'Falta item neste volume',
        open: pressTwice('Falta item', 'Registrar falta'),
      },
    ],
  },
  'a delivery': {
    email: PEOPLE.operacao,
    at: async (send) => {
      const { results } = await send<{ results: ListedPackage[] }>(
        'GET',
        '/package-management?delivery_status=PRODUCTION',
      )
      return `/platform/admin/deliveries/${String(results[0]?.id)}`
    },
    dialogs: [
      {
        component: 'components/logistics/packages/EditPackageDialogForm.tsx',
        title: /^Dados do volume /,
        open: press('Editar'),
      },
      {
        component: 'components/logistics/packages/ReplaceSerialDialogForm.tsx',
        title: /^Trocar /,
        open: chooseTwice(/^Ações do serial /, 'Trocar por outra', 'Trocar serial'),
      },
    ],
  },
  'a return to be collected': {
    email: PEOPLE.operacao,
    at: async (send) => {
      const { results } = await send<{ results: ListedReturn[] }>('GET', '/returns?todo=collect')
      return `/platform/admin/returnals/${String(results[0]?.id)}`
    },
    dialogs: [
      {
        component: 'components/logistics/returns/CollectionDialogForm.tsx',
        title: /^Registrar a coleta da devolução /,
        open: press('Registrar coleta'),
      },
    ],
  },
  'a box that is full': {
    email: PEOPLE.operacao,
    at: async (send) => {
      const path = await packageToPack(send, 'last')
      const body = { package_id: Number(path.split('/').at(-2)), automatic: true }
      await send('POST', '/shipping-item-management', body)
      return path
    },
    dialogs: [
      {
        component: 'components/logistics/packing/FinishDialogForm.tsx',
        title: /^Concluir o volume /,
        open: pressTwice('Concluir volume'),
      },
    ],
  },
}

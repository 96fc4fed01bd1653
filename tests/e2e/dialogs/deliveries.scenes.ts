import { PEOPLE } from '../journeys/people'
import type { ListedPackage } from '@/services/logistics/parcel-lists.schema'
import { chooseTwice, pressTwice } from './openings'
import type { Send } from '../journeys/quotation'
import type { Scene } from './scene.types'

const deliveries = 'components/logistics/deliveries'

/** Takes what still lacks serials. */
async function parcelToPack(send: Send): Promise<string> {
  const { results } = await send<{ results: ListedPackage[] }>('GET', '/package-management?delivery_status=SEPARATION')
  const parcel = results.find(({ units, packed, can_pack }) => can_pack && packed < units)
  return `/platform/admin/deliveries/${String(parcel?.id)}/packing`
}

/** The dialogs of the warehouse. */
export const DELIVERY_SCENES: Readonly<Record<string, Scene>> = {
  'the deliveries': {
    email: PEOPLE.operacao,
    at: () => '/platform/admin/deliveries?busca=000125',
    dialogs: [
      {
        component: `${deliveries}/MoveDialogForm.tsx`,
        title: 'Mover a entrega 000125',
        open: chooseTwice('Ações da entrega 000125 de Horizonte Engenharia', 'Mover para…', 'Mover entrega'),
      },
    ],
  },
  'a box that lacks something': {
    email: PEOPLE.operacao,
    at: parcelToPack,
    dialogs: [
      {
        component: 'components/logistics/packing/ShortageDialogForm.tsx',
        title: 'Falta item nesta caixa',
        open: pressTwice('Falta item', 'Registrar falta'),
      },
    ],
  },
  'a box that is full': {
    email: PEOPLE.operacao,
    at: async (send) => {
      const path = await parcelToPack(send)
      const body = { package_id: Number(path.split('/').at(-2)), automatic: true }
      await send('POST', '/shipping-item-management', body)
      return path
    },
    dialogs: [
      {
        component: 'components/logistics/packing/FinishDialogForm.tsx',
        title: /^Concluir a caixa /,
        open: pressTwice('Concluir caixa'),
      },
    ],
  },
}

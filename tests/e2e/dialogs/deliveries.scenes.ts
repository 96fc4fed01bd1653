import { PEOPLE } from '../journeys/people'
import { chooseTwice } from './openings'
import type { Scene } from './scene.types'

const deliveries = 'components/logistics/deliveries'

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
}

import { PEOPLE } from '../journeys/people'
import { choose, press } from './openings'
import type { Scene } from './scene.types'

const equipment = 'components/equipment'

type Units = { results: { id: number }[] }

/** What a company rents. */
export const EQUIPMENT_SCENES: Readonly<Record<string, Scene>> = {
  'a unit': {
    email: PEOPLE.gestor,
    at: async (send) => {
      const { results } = await send<Units>('GET', '/equipment?status=IN_USE&page_size=1')
      return `/platform/equipment/${String(results[0]?.id)}`
    },
    dialogs: [
      { component: `${equipment}/RelocateDialogForm.tsx`, title: /^Mover /, open: press('Mover') },
      { component: `${equipment}/AssignDialogForm.tsx`, title: /^Quem usa /, open: press('Definir responsável') },
      {
        component: `${equipment}/LabelDialogForm.tsx`,
        title: /^Etiqueta de /,
        open: choose('Mais ações', 'Dar uma etiqueta'),
      },
      {
        component: `${equipment}/returns/ReturnDialogForm.tsx`,
        title: /^Devolver /,
        open: choose('Mais ações', 'Devolver'),
      },
    ],
  },
  'the moves of a company': {
    email: PEOPLE.gestor,
    at: () => '/platform/equipment?visao=mudancas',
    dialogs: [
      { component: `${equipment}/RelocationDialogs.tsx`, title: /^Aprovar a mudança/, open: press(/^Aprovar: /) },
      { component: `${equipment}/RelocationDialogs.tsx`, title: /^Recusar a mudança/, open: press(/^Recusar: /) },
    ],
  },
}

import { PEOPLE } from '../journeys/people'
import { press, pressTwice } from './openings'
import { ofCustomer, ofStaff } from './orderPages'
import type { Scene } from './scene.types'

/** The dialogs about the end of a contract. */
export const ORDER_END_SCENES: Readonly<Record<string, Scene>> = {
  'the end of a contract': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/contract-end/RenewDialogForm.tsx',
        title: /^Renovar o contrato do pedido /,
        open: press('Renovar'),
      },
    ],
  },
  'an addendum to write': {
    email: PEOPLE.admin,
    at: ofStaff('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/contract-end/staff/AddendumDialogForm.tsx',
        title: /^Enviar aditivo do pedido /,
        open: pressTwice('Enviar aditivo'),
      },
    ],
  },
  'the indexes of renewals': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/orders/contract-ends',
    dialogs: [
      {
        component: 'components/orders/contract-end/staff/IndexesDialogForm.tsx',
        title: 'Índices de reajuste',
        open: pressTwice('Índices de reajuste', 'Registrar índice'),
      },
    ],
  },
}

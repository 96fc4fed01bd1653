import type { Page } from '@playwright/test'
import { wireAddendum } from '@/tests/factories/wire/addendum.wire'
import type { Send } from '../journeys/quotation'
import { PEOPLE } from '../journeys/people'
import { press, pressTwice } from './openings'
import { after } from './order-openings'
import { ofCustomer, ofStaff } from './orderPages'
import type { Scene } from './scene.types'

/** An addendum waits, though nobody has issued one. */
const withOffer = (where: ReturnType<typeof ofCustomer>) => async (send: Send, page: Page) => {
  await after(page, () => ({
    addenda: [wireAddendum()],
    allowed_actions: ['say_contract_end', 'accept_addendum', 'refuse_addendum', 'withdraw_addendum'],
  }))
  return where(send)
}

/** What the two sides settle about the end: before anything is sent, and when a contract ends. */
export const ORDER_END_SCENES: Readonly<Record<string, Scene>> = {
  'a wish to cancel': {
    email: PEOPLE.admin,
    at: async (send, page) => {
      await after(page, ({ allowed_actions }) => ({
        cancel_requested: true,
        cancel_request: {
          reason: 'A obra foi adiada.',
          requested_by: 'Marina Duarte',
          requested_at: '2026-11-18T12:00:00.000Z',
          answer: null,
          declined_at: null,
        },
        allowed_actions: [...allowed_actions, 'decline_cancel_request'],
      }))
      return ofStaff('stage_name=PROPOSAL_AGREEMENT')(send)
    },
    dialogs: [
      {
        component: 'components/orders/workflow/staff/CancelRequestAnswer.tsx',
        title: /^Manter o pedido /,
        open: pressTwice('responda que ele continua', 'Manter o pedido'),
      },
    ],
  },
  'the end of a contract': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/contract-end/RenewDialogForm.tsx',
        title: /^Renovar o contrato do pedido /,
        open: press('Renovar'),
      },
      {
        component: 'components/orders/contract-end/ContractEndChoices.tsx',
        title: 'Devolver no fim do contrato?',
        open: press('Devolver no fim'),
      },
      {
        component: 'components/orders/contract-end/ContractEndChoices.tsx',
        title: 'Trocar por outros equipamentos?',
        open: press('Trocar por outros'),
      },
    ],
  },
  'an addendum that waits': {
    email: PEOPLE.gestor,
    at: withOffer(ofCustomer('stage_name=ONGOING')),
    dialogs: [
      {
        component: 'components/orders/contract-end/ContractEndCard.tsx',
        title: /^Aceitar o aditivo /,
        open: press('Aceitar aditivo'),
      },
      {
        component: 'components/orders/contract-end/ContractEndCard.tsx',
        title: /^Recusar o aditivo /,
        open: pressTwice('Recusar', 'Recusar aditivo'),
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
  'an addendum that was sent': {
    email: PEOPLE.admin,
    at: withOffer(ofStaff('stage_name=ONGOING')),
    dialogs: [
      {
        component: 'components/orders/contract-end/staff/OngoingPanel.tsx',
        title: /^Retirar o aditivo /,
        open: press('Retirar aditivo'),
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

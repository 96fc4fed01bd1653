import { PEOPLE } from '../journeys/people'
import { chooseTwice, press, pressTwice } from './openings'
import { after } from './order-openings'
import { ORDER_END_SCENES } from './order-ends.scenes'
import { ofCustomer, ofStaff } from './orderPages'
import { DESK_SCENES } from './orders-desk.scenes'
import type { Scene } from './scene.types'

/** The dialogs of an order, for the customer and for staff. */
export const ORDER_SCENES: Readonly<Record<string, Scene>> = {
  ...DESK_SCENES,
  ...ORDER_END_SCENES,
  'a proposal': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=PROPOSAL_AGREEMENT&turn=customer'),
    dialogs: [
      {
        component: 'components/orders/proposal/ProposalDecision.tsx',
        title: /^Aceitar a proposta do pedido /,
        open: press('Aceitar proposta'),
      },
      {
        component: 'components/orders/proposal/ProposalDecision.tsx',
        title: /^Recusar a proposta do pedido /,
        open: pressTwice('Recusar', 'Recusar proposta'),
      },
      {
        component: 'components/orders/workflow/CancelRequest.tsx',
        title: /^Pedir o cancelamento do pedido /,
        onDesk: true,
        open: pressTwice('Pedir cancelamento'),
      },
      {
        component: 'components/orders/workflow/CancelRequest.tsx',
        title: /^Pedir o cancelamento do pedido /,
        onPhone: true,
        open: chooseTwice('Ações do pedido', 'Pedir cancelamento'),
      },
      {
        component: 'components/orders/detail/ProductSpecifications.tsx',
        title: /^Equipamentos do pedido /,
        open: press('Especificações e seriais'),
      },
    ],
  },
  'documents that are ready to be sent': {
    email: PEOPLE.gestor,
    at: async (send, page) => {
      await after(page, ({ documents }) => ({
        turn: 'customer',
        allowed_actions: ['upload_document', 'add_extra_document', 'submit_documents'],
        documents: documents.map((document) => ({ ...document, submitted_at: null, approved: null })),
      }))
      return ofCustomer('stage_name=DOC_ANALYSIS&turn=staff')(send)
    },
    dialogs: [
      {
        component: 'components/orders/documents/DocumentsCard.tsx',
        title: 'Documento extra',
        open: press('Documento extra'),
      },
    ],
  },
  'a delivery term': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=DELIVERY_TERM&turn=customer'),
    dialogs: [
      {
        component: 'components/orders/delivery/DeliveryTermCard.tsx',
        title: /^Apontar o que falta no pedido /,
        open: press('Apontar o que falta'),
      },
    ],
  },
  'documents that are all decided': {
    email: PEOPLE.admin,
    at: async (send, page) => {
      await after(page, ({ documents }) => ({
        allowed_actions: ['analyse_documents', 'finish_analysis'],
        documents: documents.map((document) => ({ ...document, approved: true })),
      }))
      return ofStaff('stage_name=DOC_ANALYSIS&turn=staff')(send)
    },
    dialogs: [
      {
        component: 'components/orders/documents/staff/FinishAnalysis.tsx',
        title: /^Concluir a análise do pedido /,
        onPhone: true,
        open: async (page) => {
          // On a phone the decision is collapsed at the bottom.
          await page.getByRole('button', { name: /^Decisão: /, expanded: false }).click()
          await press('Concluir análise')(page)
        },
      },
    ],
  },
  'a rental, for staff': {
    email: PEOPLE.admin,
    at: ofStaff('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/returns/PartialReturnDialogForm.tsx',
        title: /^Devolver uma parte do pedido /,
        open: press('Devolver uma parte'),
      },
      {
        component: 'components/orders/delivery/staff/AddPackageDialogForm.tsx',
        title: /^Novo volume do pedido /,
        open: pressTwice('Novo volume', 'Criar volume'),
      },
    ],
  },
}

import { wireSigner } from '@/tests/factories/wire/order.wire'
import { PEOPLE } from '../journeys/people'
import { choose, chooseTwice, press, pressTwice } from './openings'
import { after } from './order-openings'
import { ORDER_END_SCENES } from './order-ends.scenes'
import { ofCustomer, ofStaff } from './orderPages'
import { DESK_SCENES } from './orders-desk.scenes'
import type { Scene } from './scene.types'

/** The dialogs of an order, of its customer and of staff. */
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
        open: press('Especificações e séries'),
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
        component: 'components/orders/documents/SubmitDocuments.tsx',
        title: 'Enviar os documentos para análise?',
        open: press('Enviar para análise'),
      },
      {
        component: 'components/orders/documents/CustomerDocument.tsx',
        title: 'Excluir Contrato social?',
        open: choose('Mais sobre Contrato social', 'Excluir arquivo'),
      },
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
  'a rental': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/returns/RequestReturn.tsx',
        title: /^Pedir a devolução do pedido /,
        open: press('Pedir devolução'),
      },
    ],
  },
  'a credit analysis before anybody asked': {
    email: PEOPLE.admin,
    at: async (send, page) => {
      await page.route(/\/\d{6}\/credit$/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), result: null, attempt: null } })
      })
      return ofStaff('stage_name=CREDIT_ANALYSIS')(send)
    },
    dialogs: [
      {
        component: 'components/orders/credit/OrderCredit.tsx',
        title: /^Consultar o CNPJ /,
        open: press('Consultar crédito'),
      },
    ],
  },
  'an internal note': {
    email: PEOPLE.admin,
    at: async (send) => {
      const at = await ofStaff('stage_name=CREDIT_ANALYSIS')(send)
      await send('POST', `/checkout-management${at.replace('/platform/admin/orders', '')}/notes`, { text: 'Uma nota.' })
      return at
    },
    dialogs: [
      {
        component: 'components/orders/notes/NoteEntry.tsx',
        title: 'Retirar esta nota?',
        open: press('Retirar'),
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
        open: async (page) => {
          // On a phone the decision lies folded at the foot.
          const folded = page.getByRole('button', { name: /^Decidir: /, expanded: false })
          if (await folded.isVisible()) await folded.click()
          await press('Concluir análise')(page)
        },
      },
    ],
  },
  'who signs a contract': {
    email: PEOPLE.gestor,
    at: async (send, page) => {
      await after(page, ({ documents }) => ({
        allowed_actions: ['add_signers'],
        signers: documents
          .filter(({ document_type }) => document_type === 'CONTRACT')
          .map(({ id }) => wireSigner({ document_id: id, asked_at: '2026-11-20T12:00:00.000Z' })),
      }))
      return ofCustomer('stage_name=CONTRACT_INFO')(send)
    },
    dialogs: [
      {
        component: 'components/orders/signing/SignersList.tsx',
        title: 'Retirar Marina Duarte?',
        open: choose('Ações de Marina Duarte', 'Retirar'),
      },
    ],
  },
  'a contract whose signed copy has come': {
    email: PEOPLE.admin,
    at: async (send, page) => {
      await after(page, ({ documents }) => ({
        allowed_actions: ['approve_contract', 'upload_contract'],
        contract_number: '2026/0128',
        // The contract is there already: a file of another document stands for it.
        documents: documents.map((document) =>
          document.document_type === 'CONTRACT'
            ? { ...document, files: documents.flatMap(({ files }) => files).slice(0, 1) }
            : document,
        ),
      }))
      return ofStaff('stage_name=CONTRACT_INFO')(send)
    },
    dialogs: [
      {
        component: 'components/orders/signing/SigningPanel.tsx',
        title: 'Aprovar a via assinada?',
        open: press('Aprovar via assinada'),
      },
      {
        component: 'components/orders/contract/ContractPanel.tsx',
        title: 'Gerar o contrato de novo?',
        open: press('Gerar de novo'),
      },
    ],
  },
  'a rental, before staff': {
    email: PEOPLE.admin,
    at: ofStaff('stage_name=ONGOING'),
    dialogs: [
      {
        component: 'components/orders/contract-end/staff/OngoingPanel.tsx',
        title: /^Iniciar a devolução do pedido /,
        open: press('Iniciar devolução'),
      },
      {
        component: 'components/orders/returns/PartialReturnDialogForm.tsx',
        title: /^Devolver uma parte do pedido /,
        open: press('Devolver uma parte'),
      },
      {
        component: 'components/orders/delivery/staff/AddPackageDialogForm.tsx',
        title: /^Nova entrega do pedido /,
        open: pressTwice('Nova entrega', 'Criar entrega'),
      },
    ],
  },
}

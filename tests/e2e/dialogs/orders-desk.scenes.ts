import type { Page } from '@playwright/test'
import type { OrderViews, OwnOrderView } from '@/services/orders/list/order-views.schema'
import type { Order } from '@/services/orders/orders.schema'
import { PEOPLE } from '../journeys/people'
import { choose, press, pressTwice } from './openings'
import { ofCustomer, ofStaff } from './orderPages'
import type { Scene } from './scene.types'

/** Accepts a proposal that a colleague has just accepted. */
async function acceptTooLate(page: Page): Promise<void> {
  await page.route(/\/api\/checkout\/\d{6}$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const order = (await (await route.fetch({ method: 'GET', postData: undefined })).json()) as Order
    const at = { from_stage: 'PROPOSAL_AGREEMENT', to_stage: 'DOC_ANALYSIS', message: null }
    const entry = {
      id: 2_000_000_000,
      action: 'accept_proposal',
      ...at,
      actor_name: 'Rui',
      created_at: order.updated_at,
    }
    const now = { ...order, stage_name: 'DOC_ANALYSIS', allowed_actions: [], history: [entry, ...order.history] }
    const json = { errors: ['O pedido mudou.'], code: 'stage_changed', data: { order: now } }
    await route.fulfill({ status: 409, json })
  })
  await press('Aceitar proposta')(page)
  const asked = page.getByRole('dialog', { name: /^Aceitar a proposta / })
  await asked.getByRole('button', { name: 'Aceitar proposta', exact: true }).click()
}

/** The dialogs of the staff's order list, a credit analysis, the log of an order, and an edit conflict. */
export const DESK_SCENES: Readonly<Record<string, Scene>> = {
  'the order list of staff': {
    email: PEOPLE.admin,
    at: async (send) => {
      const { views } = await send<OrderViews>('GET', '/order-views')
      const body = { name: 'Assinaturas', query: { stage_name: 'CONTRACT_INFO', turn: 'customer' } }
      const { id } = views[0] ?? (await send<OwnOrderView>('POST', '/order-views', body))
      return `/platform/admin/orders?visao=${String(id)}&etapa=CONTRACT_INFO&vez=customer`
    },
    dialogs: [
      {
        component: 'components/layout/list/views/SavedViewDialog.tsx',
        title: 'Salvar como nova visão',
        open: choose('Ações da visão', 'Salvar como nova visão…'),
      },
      {
        component: 'components/orders/list/staff/OrderColumnsDialog.tsx',
        title: 'Colunas da lista',
        open: press('Colunas'),
        onDesk: true,
      },
    ],
  },
  'a credit analysis': {
    email: PEOPLE.admin,
    at: ofStaff('stage_name=CREDIT_ANALYSIS'),
    dialogs: [
      {
        component: 'components/orders/credit/CreditPanel.tsx',
        title: /^Aprovar o crédito do pedido /,
        open: press('Aprovar crédito'),
      },
      {
        component: 'components/orders/credit/CreditPanel.tsx',
        title: /^Reprovar o crédito do pedido /,
        open: pressTwice('Reprovar crédito'),
      },
    ],
  },
  'the log of an order': {
    email: PEOPLE.admin,
    at: ofStaff('stage_name=DELIVERY_TERM'),
    dialogs: [
      {
        component: 'components/orders/history/OrderLog.tsx',
        title: /^Registro do pedido /,
        open: press('Abrir o registro completo'),
      },
    ],
  },
  'a proposal that a colleague accepts first': {
    email: PEOPLE.gestor,
    at: ofCustomer('stage_name=PROPOSAL_AGREEMENT&turn=customer'),
    dialogs: [
      {
        component: 'components/orders/workflow/OrderConflictDialog.tsx',
        title: 'O pedido mudou enquanto você lia.',
        open: acceptTooLate,
        stays: true,
      },
    ],
  },
}

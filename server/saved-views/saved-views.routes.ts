import { Hono } from 'hono'
import type { AnyObjectSchema } from 'yup'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import type { Permission } from '@/services/auth/permissions.rules'
import { invoiceViewContract } from '@/services/billing/invoices/invoice-views.schema'
import { orderViewContract } from '@/services/orders/list/order-views.schema'
import {
  LISTS_WITH_VIEWS,
  type ListWithViews,
  type NewSavedView,
  type SavedViewChange,
  type SavedViewSettings,
} from '@/services/saved-views/saved-views.rules'
import { savedViewParams } from '@/services/saved-views/saved-views.schema'
import {
  createSavedView,
  deleteSavedView,
  getSavedViews,
  updateSavedView,
  updateSavedViewSettings,
} from './saved-views'

/** What `savedViewContract` gives for a list. */
type Contract = Record<'view' | 'views' | 'newView' | 'change' | 'settings', AnyObjectSchema>

/** The views of a list that a member of staff saves for themselves. */
function viewRoutes(list: ListWithViews, noun: string, permission: Permission, contract: Contract) {
  const { path, hasColumns } = LISTS_WITH_VIEWS[list]
  return new Hono<ApiEnv>()
    .get(path, allow(permission), answers(contract.views, { summary: `My views of the ${noun} list` }), async (c) =>
      c.json(await getSavedViews(c.var.actor, list)),
    )
    .put(
      path,
      allow(permission),
      body(contract.settings),
      answers(contract.views, {
        summary: `With which view my list opens${hasColumns ? ', and which columns it shows' : ''}`,
      }),
      async (c) => c.json(await updateSavedViewSettings(c.var.actor, list, c.req.valid('json') as SavedViewSettings)),
    )
    .post(
      path,
      allow(permission),
      body(contract.newView),
      idempotent(),
      answers(contract.view, { status: 201, summary: 'Keep a view' }),
      async (c) => c.json(await createSavedView(c.var.actor, list, c.req.valid('json') as NewSavedView), 201),
    )
    .put(
      `${path}/:id`,
      allow(permission),
      params(savedViewParams),
      body(contract.change),
      answers(contract.view, {
        summary: `Rename a view, or keep other filters${hasColumns ? ' and columns' : ''} in it`,
      }),
      async (c) => {
        const change = c.req.valid('json') as SavedViewChange
        return c.json(await updateSavedView(c.var.actor, list, c.req.valid('param').id, change))
      },
    )
    .delete(
      `${path}/:id`,
      allow(permission),
      params(savedViewParams),
      answers(undefined, { status: 204, summary: 'Forget a view' }),
      async (c) => {
        await deleteSavedView(c.var.actor, list, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}

/** Customers read invoices too, but the list with views is the one of who manages them. */
export const savedViewRoutes = new Hono<ApiEnv>()
  .route('/', viewRoutes('orders', 'order', 'orders:read', orderViewContract))
  .route('/', viewRoutes('invoices', 'invoice', 'invoices:manage', invoiceViewContract))

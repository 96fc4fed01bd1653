import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { DemoCompany } from '../companies/insert-companies'
import type { OrderPlan } from './order-plan.types'
import type { Team } from './team'

/** An order on its way: who takes part in it, and how it stands after the last step. */
export type OrderRun = {
  order: Order
  plan: OrderPlan
  company: DemoCompany
  ref: { companyId: number; maskId: string }
  /** Who placed it; when that was a salesperson, somebody of the company goes on with it. */
  customer: Actor
  team: Team
}

export type Step = (walk: OrderRun) => Promise<Order>

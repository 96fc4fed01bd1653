import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { DemoCompany } from '../companies/insert-companies'
import type { OrderPlan } from './order-plan.types'
import type { Team } from './team'

/** An order during its simulation: the people involved, and its state after the last step. */
export type OrderRun = {
  order: Order
  plan: OrderPlan
  company: DemoCompany
  ref: { companyId: number; maskId: string }
  /** The buyer, or a user of the company if a salesperson placed the order. */
  customer: Actor
  team: Team
}

export type Step = (walk: OrderRun) => Promise<Order>

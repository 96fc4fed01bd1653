import { paths } from '@/services/config/paths'
import type { Actor } from './actor.rules'
import { may, type Permission } from './permissions.rules'

const PAGES: readonly { label: string; href: string; permission: Permission }[] = [
  { label: 'Pedidos', href: paths.platform.myOrders(), permission: 'checkout:read' },
  { label: 'Faturas', href: paths.platform.invoices(), permission: 'invoices:read' },
  { label: 'Custos', href: paths.platform.costs(), permission: 'costs:read' },
]

/** What a company orders and pays, as tabs: those that the user may open. */
export const companyPages = (actor: Actor): readonly { label: string; href: string }[] =>
  PAGES.filter(({ permission }) => may(actor, permission))

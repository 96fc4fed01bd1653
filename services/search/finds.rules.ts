import { isCustomer, maySimulate, type Actor } from '@/services/auth/actor.rules'
import { menuFor } from '@/services/auth/menu.rules'
import { may } from '@/services/auth/permissions.rules'
import { CATALOGUE_PAGES } from '@/services/catalogue/catalogue-pages.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj } from '@/services/format/format.rules'
import { plainText } from '@/services/format/plain-text.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { stageWord } from '@/services/orders/texts.rules'
import type { SearchAnswer } from './search.schema'

export type FindKind = 'order' | 'company' | 'unit' | 'page'

/** A row of the search: where it leads, and what it shows. */
export type Find = {
  kind: FindKind
  title: string
  detail?: string
  /** At the right, in few words. */
  note?: string
  href: string
  order?: OrderSummary
}

/** What the groups are called, in the order in which they are shown. */
export const FIND_GROUPS: Readonly<Record<FindKind, string>> = {
  order: 'Pedidos',
  unit: 'Equipamentos',
  company: 'Empresas',
  page: 'Páginas e ações',
}

/** What the API found, as rows for this person: each leads where they may go. */
export function findsOf({ orders, units, companies }: SearchAnswer, actor: Actor): Find[] {
  const isStaff = !isCustomer(actor)
  const placeOf = (companyId: number, maskId: string): string =>
    isStaff ? paths.admin.order(companyId, maskId) : paths.platform.order(maskId)
  return [
    ...orders.map((order): Find => ({
      kind: 'order',
      title: isStaff ? `${order.company.corporate_name}, ${order.order_mask_id}` : `Pedido ${order.order_mask_id}`,
      detail: `${order.items_summary}, ${stageWord(order)}`,
      href: placeOf(order.company.id, order.order_mask_id),
      order,
    })),
    ...units.map(({ serial, label, product, order }): Find => ({
      kind: 'unit',
      title: label ? `${serial}, ${label}` : serial,
      detail: isStaff ? `${product}, ${order.company.corporate_name}` : product,
      note: `Pedido ${order.order_mask_id}`,
      href: placeOf(order.company.id, order.order_mask_id),
    })),
    ...companies.map(({ id, corporate_name, cnpj, orders_count }): Find => ({
      kind: 'company',
      title: corporate_name,
      detail: formatCnpj(cnpj),
      note: orders_count === 1 ? '1 pedido' : `${String(orders_count)} pedidos`,
      href: paths.admin.client(id),
    })),
  ]
}

/** The pages and actions of this person whose name holds the typed words. */
export function pagesFound(actor: Actor, text: string): Find[] {
  const wanted = plainText(text).trim().split(/\s+/)
  const menu = menuFor(actor)
  const besides = may(actor, 'catalogue:manage')
    ? CATALOGUE_PAGES.filter(({ href }) => !menu.some((item) => item.href === href))
    : []
  const places = [
    ...[...menu, ...besides].map(({ label, href }) => ({ title: label, href })),
    ...(may(actor, 'orders:read') ? [{ title: 'Fim de contrato', href: paths.admin.contractEnds() }] : []),
    ...(maySimulate(actor) ? [{ title: 'Fazer uma simulação', href: paths.platform.simulators() }] : []),
  ]
  return places
    .filter(({ title }) => wanted.every((word) => plainText(title).includes(word)))
    .map((place) => ({ kind: 'page', ...place }))
}

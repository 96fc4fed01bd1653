import { paths } from '@/services/config/paths'
import { isCustomer, type Actor } from './actor.rules'
import { may, type Permission } from './permissions.rules'

export type MenuItem = {
  key: string
  label: string
  href: string
  /** The name of a lucide-react icon; the layout maps it. */
  icon: string
  permission: Permission
  /** Left out for who has this: another entry leads there. */
  unless?: Permission
  /** Shown in the header when there are ten routes or fewer; settings and help are not. */
  header: boolean
}

/** Client menu, in the order of the specification (section 6). */
export const CLIENT_MENU: readonly MenuItem[] = [
  { key: 'home', label: 'Início', href: '/platform/home', icon: 'house', permission: 'home:read', header: true },
  {
    key: 'my-orders',
    label: 'Meus pedidos',
    href: '/platform/my-orders',
    icon: 'clipboard-list',
    permission: 'checkout:read',
    header: true,
  },
  {
    key: 'equipment',
    label: 'Equipamentos',
    href: '/platform/equipment',
    icon: 'laptop',
    permission: 'equipment:read',
    header: true,
  },
  {
    key: 'support-tickets',
    label: 'Chamados',
    href: '/platform/support-tickets',
    icon: 'message-square',
    permission: 'tickets:use',
    header: true,
  },
  { key: 'users', label: 'Usuários', href: '/platform/users', icon: 'users', permission: 'users:read', header: true },
  {
    key: 'settings',
    label: 'Configurações',
    href: '/platform/settings',
    icon: 'settings',
    permission: 'account:use',
    header: false,
  },
  {
    key: 'help',
    label: 'Ajuda',
    href: '/platform/help',
    icon: 'circle-help',
    permission: 'account:use',
    header: false,
  },
]

/** Admin menu, in the order of the specification (section 6). */
export const ADMIN_MENU: readonly MenuItem[] = [
  { key: 'home', label: 'Início', href: '/platform/admin/home', icon: 'house', permission: 'home:read', header: true },
  {
    key: 'orders',
    label: 'Pedidos',
    href: '/platform/admin/orders',
    icon: 'clipboard-list',
    permission: 'orders:read',
    header: true,
  },
  {
    key: 'dashboard',
    label: 'Painel',
    href: '/platform/admin/dashboard',
    icon: 'chart-column',
    permission: 'dashboard:read',
    header: true,
  },
  {
    key: 'rented-items',
    label: 'Itens locados',
    href: '/platform/admin/rented-items',
    icon: 'laptop',
    permission: 'stock:read',
    header: true,
  },
  {
    key: 'reservations',
    label: 'Reservas',
    href: '/platform/admin/reservations',
    icon: 'bookmark',
    permission: 'reservations:read',
    header: true,
  },
  {
    key: 'products',
    label: 'Produtos',
    href: '/platform/admin/products',
    icon: 'boxes',
    permission: 'catalogue:manage',
    header: true,
  },
  {
    key: 'deliveries',
    label: 'Entregas',
    href: '/platform/admin/deliveries',
    icon: 'truck',
    permission: 'packages:read',
    header: true,
  },
  {
    key: 'returnals',
    label: 'Devoluções',
    href: '/platform/admin/returnals',
    icon: 'undo-2',
    permission: 'packages:read',
    header: true,
  },
  {
    key: 'upgrades',
    label: 'Upgrades',
    href: '/platform/admin/upgrades',
    icon: 'arrow-up-circle',
    permission: 'catalogue:manage',
    header: true,
  },
  {
    key: 'properties',
    label: 'Propriedades',
    href: '/platform/admin/properties',
    icon: 'tags',
    permission: 'catalogue:manage',
    header: true,
  },
  {
    key: 'users',
    label: 'Usuários',
    href: '/platform/admin/users',
    icon: 'users',
    permission: 'users:read',
    header: true,
  },
  {
    key: 'clients',
    label: 'Clientes',
    href: '/platform/admin/clients',
    icon: 'building-2',
    permission: 'clients:read',
    header: true,
  },
  {
    key: 'register-client',
    label: 'Cadastrar cliente',
    href: '/platform/admin/register-client',
    icon: 'user-plus',
    permission: 'clients:create',
    header: true,
  },
  {
    key: 'consult-credit',
    label: 'Consultar crédito',
    href: '/platform/admin/consult-credit',
    icon: 'gauge',
    permission: 'credit:query',
    header: true,
  },
  {
    key: 'invoices',
    label: 'Faturas',
    href: '/platform/admin/invoices',
    icon: 'receipt-text',
    permission: 'invoices:manage',
    header: true,
  },
  {
    key: 'reports',
    label: 'Relatórios',
    href: '/platform/admin/dashboard/reports',
    icon: 'chart-column',
    permission: 'reports:read',
    unless: 'dashboard:read',
    header: true,
  },
  {
    key: 'coupon',
    label: 'Cupons',
    href: '/platform/admin/coupon',
    icon: 'ticket-percent',
    permission: 'coupons:manage',
    header: true,
  },
  {
    key: 'support-tickets',
    label: 'Chamados',
    href: '/platform/admin/support-tickets',
    icon: 'message-square',
    permission: 'tickets:manage',
    header: true,
  },
]

const COMPANY_PAGES: readonly { label: string; href: string; permission: Permission }[] = [
  { label: 'Pedidos', href: paths.platform.myOrders(), permission: 'checkout:read' },
  { label: 'Faturas', href: paths.platform.invoices(), permission: 'invoices:read' },
  { label: 'Custos', href: paths.platform.costs(), permission: 'costs:read' },
]

/** What a company orders and pays, as tabs: those that the user may open. */
export const companyPages = (actor: Who): readonly { label: string; href: string }[] =>
  COMPANY_PAGES.filter(({ permission }) => may(actor, permission))

type Who = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId' | 'waitsFor'>

/** The menu items that this user may open, in menu order. */
export function menuFor(actor: Who): MenuItem[] {
  const menu = isCustomer(actor) ? CLIENT_MENU : ADMIN_MENU
  return menu.filter(({ permission, unless }) => may(actor, permission) && !(unless && may(actor, unless)))
}

/**
 * Where the logo leads, and a log-in without a previous page: the home of the user's side, or the first page that they may
 * open, since some groups have no home (section 6).
 */
export function landingFor(actor: Who): string {
  // A waiting user sees a notice instead of this page, and continues here afterwards.
  const menu = menuFor({ ...actor, waitsFor: null })
  const home = isCustomer(actor) ? '/platform/home' : '/platform/admin/home'
  return menu.find((item) => item.key === 'home')?.href ?? menu[0]?.href ?? home
}

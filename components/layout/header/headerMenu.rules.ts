import type { MenuItem } from '@/services/auth/menu.rules'

/** 'When more than 10 routes are allowed, the first 8 show as icons and the rest in an overflow dropdown.' */
const MANY = 10
const SHOWN = 8

/** Splits a user's routes between the header and its "Mais" menu. */
export const headerMenu = (items: readonly MenuItem[]): { shown: MenuItem[]; more: MenuItem[] } =>
  items.length > MANY
    ? { shown: items.slice(0, SHOWN), more: items.slice(SHOWN) }
    : { shown: items.filter((item) => item.header), more: [] }

/** True on the item's page and the pages below it; for a home only on itself. */
export const isCurrent = (item: Pick<MenuItem, 'key' | 'href'>, path: string): boolean =>
  path === item.href || (item.key !== 'home' && path.startsWith(`${item.href}/`))

import type { MenuItem } from '@/services/auth/menu.rules'

/** 'When more than 10 routes are allowed, the first 8 show as icons and the rest in an overflow dropdown.' */
const MANY = 10
const SHOWN = 8

/** Splits a user's routes: what the header shows and what waits behind "Mais". */
export const headerMenu = (items: readonly MenuItem[]): { shown: MenuItem[]; more: MenuItem[] } =>
  items.length > MANY
    ? { shown: items.slice(0, SHOWN), more: items.slice(SHOWN) }
    : { shown: items.filter((item) => item.header), more: [] }

/** True on the page of the item and on the pages below it; a home is only itself. */
export const isCurrent = (item: Pick<MenuItem, 'key' | 'href'>, path: string): boolean =>
  path === item.href || (item.key !== 'home' && path.startsWith(`${item.href}/`))

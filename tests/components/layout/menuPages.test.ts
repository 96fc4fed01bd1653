import { globSync } from 'node:fs'
import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { type Actor, type Group, GROUPS } from '@/services/auth/actor.rules'
import { ADMIN_MENU, CLIENT_MENU, menuFor } from '@/services/auth/menu.rules'
import { may } from '@/services/auth/permissions.rules'

const everyEntry = [...CLIENT_MENU, ...ADMIN_MENU].map(({ href, label }) => [href, label] as const)

describe('the menu', () => {
  it.each(everyEntry)('%s leads to a page that admits everyone who sees the entry', async (href, label) => {
    const page = await pageAt(href)

    expect(page.title).toBe(label)
    for (const who of everyone()) {
      const sees = menuFor(who).some((entry) => entry.href === href)
      if (sees) expect({ who, opens: page.access && may(who, page.access) }).toEqual({ who, opens: true })
    }
  })
})

/** Every page by its file, but those of errors and of developers. */
const everyPage = globSync('pages/**/*.tsx').filter((file) => !/^pages\/(_|404|500|dev\/)/.test(file))

it.each(everyPage)('%s has a description for search results exactly if anyone may open it', async (file) => {
  const { default: page } = (await import(`@/${file.replace('.tsx', '')}`)) as { default: Page }
  const isPublic = page.access === undefined || page.visitors === 'anyone'
  expect({ isPublic, described: page.description !== undefined }).toEqual({ isPublic, described: isPublic })
  if (page.description) expect(page.description.length).toBeLessThanOrEqual(160)
})

it.each(everyPage)('%s is rendered per request exactly if it asks who its reader is', async (file) => {
  const { default: page } = (await import(`@/${file.replace('.tsx', '')}`)) as { default: Page }
  expect(page.getInitialProps).toBe(page.access === undefined ? undefined : perRequest)
})

describe('a page of another group', () => {
  it.each<[Group[], string]>([
    [['CLIENTE', 'GESTOR'], '/platform/admin/orders'],
    [['CLIENTE', 'VENDEDOR'], '/platform/admin/coupon'],
    [['CLIENTE', 'COLABORADOR'], '/platform/my-orders'],
    [['ADMINISTRADOR'], '/platform/my-orders'],
    [['FINANCEIRO'], '/platform/admin/products'],
    [['OPERAÇÃO'], '/platform/admin/consult-credit'],
    [['JURÍDICO'], '/platform/admin/users'],
    [['PRODUTO'], '/platform/admin/orders'],
    [['GERENTE VENDEDOR'], '/platform/admin/consult-credit'],
    [['VENDEDOR'], '/platform/admin/clients'],
  ])('is closed to %j: %s', async (groups, href) => {
    const { access } = await pageAt(href)
    expect(access && may({ groups, isCompanyAdmin: false, companyId: 1 }, access)).toBe(false)
  })
})

/** Every group alone, as a customer's and as staff's; and a company's admin. */
function everyone(): Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId'>[] {
  const alone = GROUPS.flatMap((group): Group[][] => [[group], ['CLIENTE', group]])
  return [
    ...alone.map((groups) => ({ groups, isCompanyAdmin: false, companyId: 1 })),
    { groups: ['CLIENTE'], isCompanyAdmin: true, companyId: 1 },
  ]
}

async function pageAt(href: string): Promise<Page> {
  const file = href.slice(1)
  const folder = [
    '/platform/my-orders',
    '/platform/admin/orders',
    '/platform/admin/clients',
    '/platform/admin/products',
    '/platform/admin/properties',
  ]
  const { default: page } = (await import(`@/pages/${file}${folder.includes(href) ? '/index' : ''}`)) as {
    default: Page
  }
  return page
}

import type { Page } from '@/components/layout/frames/page.types'
import { type Actor, type Group, GROUPS } from '@/services/auth/actor.rules'
import { ADMIN_MENU, CLIENT_MENU, menuFor } from '@/services/auth/menu.rules'
import { may } from '@/services/auth/permissions.rules'

const everyEntry = [...CLIENT_MENU, ...ADMIN_MENU].map(({ href, label }) => [href, label] as const)

describe('the menu', () => {
  it.each(everyEntry)('%s leads to a page that lets in whoever sees the entry', async (href, label) => {
    const page = await pageAt(href)

    expect(page.title).toBe(label)
    for (const who of everyone()) {
      const sees = menuFor(who).some((entry) => entry.href === href)
      if (sees) expect({ who, opens: page.access && may(who, page.access) }).toEqual({ who, opens: true })
    }
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

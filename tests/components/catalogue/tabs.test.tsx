import { existsSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { CatalogueTabs } from '@/components/catalogue/CatalogueTabs'
import type { Page } from '@/components/layout/frames/page.types'
import { CATALOGUE_PAGES } from '@/services/catalogue/catalogue-pages.rules'
import { drawAt } from '../layout/frame'

describe('the tabs of the catalogue', () => {
  it('lead to every page of it, and say on which one stands', () => {
    drawAt('/platform/admin/properties?busca=14', <CatalogueTabs />)

    const links = within(screen.getByRole('navigation', { name: 'Catálogo' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(CATALOGUE_PAGES.map(({ href }) => href))
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name: 'Propriedades' }),
    ])
  })

  it.each(CATALOGUE_PAGES.map(({ href, label }) => [href, label]))(
    '%s is a page of whoever manages the catalogue',
    async (href, label) => {
      const file = `pages${href}`
      const { default: page } = (await import(`@/${existsSync(`${file}.tsx`) ? file : `${file}/index`}`)) as {
        default: Page
      }
      expect([page.title, page.access]).toEqual([label, 'catalogue:manage'])
    },
  )
})

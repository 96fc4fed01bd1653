import { existsSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { CatalogueTabs } from '@/components/catalogue/CatalogueTabs'
import type { Page } from '@/components/layout/frames/page.types'
import { CATALOGUE_PAGES } from '@/services/catalogue/catalogue-pages.rules'
import { drawAt } from '../layout/frame'

describe('the tabs of the catalogue', () => {
  it('link to all its pages, and mark the current one', () => {
    drawAt('/platform/admin/properties?busca=14', <CatalogueTabs />)

    const links = within(screen.getByRole('navigation', { name: 'Catálogo' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(CATALOGUE_PAGES.map(({ href }) => href))
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name: 'Propriedades' }),
    ])
  })

  it.each(CATALOGUE_PAGES.map(({ href, label }) => [href, label]))(
    'link %s to the page %s, which requires catalogue:manage',
    async (href, label) => {
      const file = `pages${href}`
      const { default: page } = (await import(`@/${existsSync(`${file}.tsx`) ? file : `${file}/index`}`)) as {
        default: Page
      }
      expect([page.title, page.access]).toEqual([label, 'catalogue:manage'])
    },
  )
})

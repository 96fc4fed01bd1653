import { expect, test } from '@playwright/test'
import { PAGES } from '../journeys/looks'

test('every page is served styled, in Portuguese and with a title', async ({ request }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      const html = await (await request.get(path.replace(/\[\w+\]/g, '1'))).text()
      const styles = [...html.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)].map(([, mark = '', css = '']) => ({
        mark,
        css,
      }))
      const css = (mark: string) =>
        styles
          .filter((style) => style.mark.includes(mark))
          .map((style) => style.css)
          .join('')
      expect(html).toContain('<html lang="pt-BR"')
      expect(css('data-antd="light"')).toContain('--ant-color-primary:')
      expect(css('data-antd="dark"')).toContain('--ant-color-primary:')
      expect(css('data-styled')).toMatch(/\.\w+\{[^}]*display:/)
      expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/^\S.+ · Arrenda$/)
    })
  }
})

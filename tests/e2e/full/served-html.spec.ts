import { expect, test } from '@playwright/test'
import { enterAs } from '../journeys/axe'
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
      // antd's styles come with its components, after the page.
      expect(html).not.toMatch(/class="[^"]*\bant-/)
      expect(css('data-styled')).toMatch(/\.\w+\{[^}]*display:/)
      expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/^\S.+ · Arrenda$/)
    })
  }
})

test('scripts ask the browser to compile them while they arrive', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(scripts.length).toBeGreaterThan(5)
  for (const path of scripts.filter((one) => one.includes('/chunks/')))
    expect(await (await request.get(path)).text(), path).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('what a first press draws has its styles in the HTML, and no at-rule stands beside them', async ({ page }) => {
  await enterAs(page, 'admin')
  await page.goto('/platform/admin/orders?visao=todos')
  await expect(page.getByRole('link', { name: /^\d{6}$/ }).first()).toBeVisible()
  const rulesOf = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'),
      )
      return sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    })
  const before = await rulesOf()
  await page.getByRole('button', { name: /^Empresa/ }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(before.length).toBeGreaterThan(100)
  expect((await rulesOf()).filter((rule) => !before.includes(rule))).toEqual([])
  const atRules = before.filter((rule) => rule.startsWith('@') && !rule.startsWith('@keyframes'))
  // That of the global style has no class, and comes with every page.
  expect(atRules.filter((rule) => rule.startsWith('@font-face') || /^\s*\.[a-z]/im.test(rule))).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { enterAs, orderAt } from './session'

const LIST = '/platform/my-orders'
const GESTOR = 'gestor@serraazul.example'

test('an order opens although its scripts, which were loading ahead, are slow to come', async ({
  page,
  context,
  api,
}) => {
  const { order_mask_id: number } = await orderAt(api, GESTOR, {})
  await enterAs(context, api, GESTOR)
  await page.goto(LIST)
  const scripts = await scriptsOf(page, `${LIST}/[maskId]`)
  const opened = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(number))
  await page.route(
    (url) => scripts.some((script) => url.pathname.endsWith(script)),
    async (route) => {
      if (route.request().resourceType() === 'script') await opened
      await route.fallback()
    },
  )
  const ahead = page.waitForRequest(
    (request) => request.resourceType() === 'script' && scripts.some((script) => request.url().endsWith(script)),
  )
  await page.reload()
  await ahead

  await page.getByRole('table').getByRole('link', { name: number }).click()
  await expect(page.locator('html'), 'a line shows that the page is changing').toHaveAttribute('data-changing')
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible()
})

/** The scripts of a page that the current one does not have. */
async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const files = await page.waitForFunction((wanted) => window.__BUILD_MANIFEST?.[wanted], route)
  return files.evaluate((names) =>
    (names ?? []).filter((name) => name.endsWith('.js') && !document.querySelector(`script[src*="${name}"]`)),
  )
}

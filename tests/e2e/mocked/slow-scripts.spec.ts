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
  const ahead = await holdScriptsOf(page, `${LIST}/[maskId]`, number)
  await page.reload()
  await ahead()

  await page.getByRole('table').getByRole('link', { name: number }).click()
  await expect(page.locator('html'), 'a line shows that the page is changing').toHaveAttribute('data-changing')
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible()
})

test('who logs out is logged out although the scripts of the home are slow to come', async ({ page, context, api }) => {
  const { access } = await enterAs(context, api, GESTOR)
  await page.goto(LIST)
  await holdScriptsOf(page, '/', '/')
  await page.reload()

  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
  await page.goto(LIST)
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await expect.poll(async () => (await api.fetch(asWho(access))).status, 'the session has ended').toBe(401)
})

const asWho = (access: string): Request =>
  new Request('http://localhost/api/get_logged_user', { headers: { Authorization: `Bearer ${access}` } })

/**
 * Holds the scripts of a page until the browser opens it as a whole new page.
 * @param address of the page, or how it ends
 * @returns waits until one of them has been asked for
 */
async function holdScriptsOf(page: Page, route: string, address: string): Promise<() => Promise<unknown>> {
  const scripts = await scriptsOf(page, route)
  const opened = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(address))
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
  return () => ahead
}

/** The scripts of a page that the current one does not have. */
async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const files = await page.waitForFunction((wanted) => window.__BUILD_MANIFEST?.[wanted], route)
  return files.evaluate((names) =>
    (names ?? []).filter((name) => name.endsWith('.js') && !document.querySelector(`script[src*="${name}"]`)),
  )
}

import { http } from 'msw'
import { serveAll } from '@/tests/mocks/handlers'
import { expect, test } from './harness'

// Called by every page, not by a screen: the settings of error reporting, and live updates.
const OF_EVERY_PAGE = ['/api/runtime-config', '/api/events']

test('the fixtures are enough for the list, an order and the account menu', async ({ page, context, network }) => {
  const withoutFixture: string[] = []
  const tell = http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!OF_EVERY_PAGE.includes(pathname)) withoutFixture.push(`${request.method} ${pathname}`)
  })
  network.use(...serveAll(), tell)
  await context.addCookies(
    ['access', 'refresh'].map((name) => ({ name, value: `${name}-token`, domain: 'localhost', path: '/' })),
  )

  await page.goto('/platform/my-orders')
  await page.getByRole('table').getByRole('link', { name: '000128' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido 000128' })).toBeVisible()
  await page.getByRole('button', { name: 'Aceitar proposta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar proposta' }).click()
  await expect(page.getByText('Envie os documentos da empresa').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sua conta: Marina/ })).toBeVisible()

  expect(withoutFixture).toEqual([])
})

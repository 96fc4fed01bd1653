import { expect, test } from '@playwright/test'
import { enterAs, faultsOnArrival } from '../journeys/axe'
import { addressesOf, LOOKS } from '../journeys/looks'
import { logInAs } from '../journeys/people'

// Elsewhere the application is opened once and goes from page to page; here each page is opened by its address, on both widths.
test.describe.configure({ timeout: 240_000 })

for (const { title, as, pages } of LOOKS) {
  test(`${title}: what is served is what the browser renders`, async ({ page }) => {
    const { pages: addresses } = await addressesOf(pages, await enterAs(page, as))
    expect(await faultsOnArrival(page, addresses)).toEqual([])
  })
}

test('a shortcut that is pressed before the scripts have come is answered when they have', async ({ page }) => {
  await logInAs(page, 'operacao')
  const pressed = Promise.withResolvers<undefined>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await pressed.promise
    await route.fallback()
  })
  await page.goto('/platform/admin/orders', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  pressed.resolve(undefined)
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible()
})

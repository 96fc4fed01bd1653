import { expect, type Page, test } from '@playwright/test'
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
  const release = await holdScripts(page)
  await page.goto('/platform/admin/orders', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  release()
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible()
})

test('rows that are ticked before the scripts have come show it at once, and are selected when they have', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await logInAs(page, 'gestor')
  const release = await holdScripts(page)
  await page.goto('/platform/equipment', { waitUntil: 'commit' })
  const boxes = page.getByRole('list', { name: 'Equipamentos' }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  release()
  await expect(page.getByRole('group', { name: 'Equipamentos selecionados' })).toContainText('2 equipamentos')
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})

test('a narrow window of a browser that says no width is served the cards of a phone from the second page on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 780 })
  await logInAs(page, 'gestor')
  // Other than a page, this request says the width by its cookie alone.
  const served = async () => (await page.request.get('/platform/equipment')).text()
  expect(await served()).toContain('<ul aria-label="Equipamentos"')
  await page.setViewportSize({ width: 1000, height: 780 })
  await expect.poll(served).not.toContain('<ul aria-label="Equipamentos"')
})

/** @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released.promise
    await route.fallback()
  })
  return () => released.resolve(undefined)
}

import { expect, test } from '@playwright/test'
import { enterAs, faultsOnArrival } from '../journeys/axe'
import { addressesOf, LOOKS } from '../journeys/looks'

// Elsewhere the application is opened once and goes from page to page; here each page is opened by its address, on both widths.
test.describe.configure({ timeout: 240_000 })

for (const { title, as, pages } of LOOKS) {
  test(`${title}: what is served is what the browser renders`, async ({ page }) => {
    const { pages: addresses } = await addressesOf(pages, await enterAs(page, as))
    expect(await faultsOnArrival(page, addresses)).toEqual([])
  })
}

import { test as base, type BrowserContext, type Page } from '@playwright/test'

type Kept = { page?: Page; context?: BrowserContext }

/**
 * One page for everything that a worker looks at: a new one has to read and compile the application again, which takes
 * longer than the look. Each test begins logged out, with empty stores and with the answers of the server as they are.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({}, use) => {
      const kept: Kept = {}
      await use(kept)
      await kept.context?.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept }, use) => {
    kept.context ??= await browser.newContext()
    kept.page ??= await kept.context.newPage()
    await forgetAll(kept.page)
    await use(kept.page)
  },
})

/** A document of the application's address, without the application, which might write again on leaving. */
const EMPTY = '/icon.svg'

async function forgetAll(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
  await page.goto(EMPTY)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

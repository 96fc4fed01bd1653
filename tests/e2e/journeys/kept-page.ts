import { test as base, type BrowserContext, type Page } from '@playwright/test'

type Kept = { page?: Page; context?: BrowserContext }

/**
 * One page for all tests of a worker: a new one has to load and compile the application again, which takes longer than
 * the analysis. Each test starts logged out, with empty storage and without intercepted answers.
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

/** A document of the same origin without the application, which might write to the storage again on leaving. */
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

import { expect, type Page } from '@playwright/test'

/** Opens a page until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectSettled(page, path)
}

/** The router of Next that every page carries; `push` has ended when the next page stands. */
type WithRouter = { next: { router: { push: (path: string) => Promise<boolean> } } }

/** Goes on to another page as a link does, until it is settled: a tenth of the work of loading the application anew. */
export async function goOnSettled(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as WithRouter).next.router.push(to), path)
  await expectSettled(page, path)
}

/** The page shows what it is about, and waits for nothing more. The gallery of pieces shows skeletons for good. */
export async function expectSettled(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (path === '/dev/ui') return
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
}

/**
 * Nothing moves, fades or waits for its font any more: what is looked at now looks the same a moment later. Two frames
 * in a row, because the end of one transition may be the beginning of the next one. For pages with reduced motion, whose
 * animations all end.
 */
export const expectStill = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const moving = document.getAnimations().length
          await new Promise((drawn) => requestAnimationFrame(drawn))
          return { fonts: document.fonts.status, moving: moving + document.getAnimations().length }
        }),
      { intervals: [20, 50, 100] },
    )
    .toEqual({ fonts: 'loaded', moving: 0 })

/** Shows the page as a device of this theme does, which is what the page follows by itself. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectStill(page)
}

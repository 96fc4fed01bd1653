import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until it has settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectSettled(page, path)
}

/** Next's router on every page; `push` resolves when the next page is rendered. */
type WithRouter = { next: { router: { push: (path: string) => Promise<boolean> } } }

/** Navigates like a link and waits until the page has settled: a tenth of the work of a full page load. */
export async function goOnSettled(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as WithRouter).next.router.push(to), path)
  await expectSettled(page, path)
}

/** Expects the content of the page and no loading state. The component gallery always shows skeletons. */
export async function expectSettled(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (path === '/dev/ui') return
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
}

/** Waits until the application answers on the whole page, by what React notes on the elements that it has taken over. */
export const expectAnswering = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const silent = page.evaluate(() => {
        const elements = [...document.querySelectorAll('#__next :is(main, a, button, input, select, textarea)')]
        return elements.filter((element) => !Object.keys(element).some((key) => key.startsWith('__react'))).length
      })
      // A page that is being left answers nothing.
      return silent.catch(() => Infinity)
    })
    .toBe(0)

/**
 * Waits until all animations have ended and fonts are loaded. Checks two consecutive frames, because the end of one
 * transition may start another. For pages with reduced motion, whose animations all end.
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

/** Emulates a device with this theme, which the page follows by default. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectStill(page)
}

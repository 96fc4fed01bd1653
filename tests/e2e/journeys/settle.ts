import { expect, type Page } from '@playwright/test'

/** The page shows what it is about, and waits for nothing more. The gallery of pieces shows skeletons for good. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (path === '/dev/ui') return
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
}

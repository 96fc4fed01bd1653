import { expect, type Page } from '@playwright/test'

/** What the product says after a command; the page may say the same elsewhere. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' })
  const toasts = page.getByRole('status').or(page.getByRole('alert')).filter({ has: close })
  await expect(toasts.getByText(text, { exact: true })).toBeVisible()
}

import { expect, type Page } from '@playwright/test'

/** Expects the message in a toast; the page may show the same text elsewhere. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' })
  const toasts = page.getByRole('status').or(page.getByRole('alert')).filter({ has: close })
  await expect(toasts.getByText(text, { exact: true })).toBeVisible()
}

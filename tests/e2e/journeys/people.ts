import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Arrenda2026'

/** Users of the demo data. */
export const PEOPLE = {
  gestor: 'gestor@horizonte.example',
  colaborador: 'colaborador@horizonte.example',
  juridico: 'juridico@arrenda.example',
  financeiro: 'financeiro@arrenda.example',
  operacao: 'operacao@arrenda.example',
  admin: 'admin@arrenda.example',
  /** Their company awaits activation. */
  waiting: 'gestor@farol.example',
} as const

export type Person = keyof typeof PEOPLE

/** Logs in as this person through the form. */
export const logInAs = (page: Page, person: Person): Promise<void> => logInWith(page, PEOPLE[person])

/** The same, by e-mail. */
export async function logInWith(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/?action=login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/platform\//)
}

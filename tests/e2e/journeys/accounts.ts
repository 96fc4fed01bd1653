import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { mailTo } from './mailbox'
import { PASSWORD, PEOPLE, type Person } from './people'
import { expectToast } from './toast'

/** Calls the API as this person. */
export async function callAs<T>(
  request: APIRequestContext,
  person: Person,
  call: { method: string; path: string; data?: object },
): Promise<T> {
  const login = await request.post('/api/login', { data: { email: PEOPLE[person], password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const headers = { Authorization: `Bearer ${access}` }
  const answer = await request.fetch(`/api${call.path}`, { method: call.method, data: call.data, headers })
  expect(answer.ok(), `${call.method} ${call.path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** Invites a colleague as the gestor. @returns the temporary password from the mail */
export async function inviteColleague(request: APIRequestContext, email: string): Promise<string> {
  const data = { full_name: 'Iracema Vidal', email, permissions_groups: ['CLIENTE', 'COLABORADOR'] }
  await callAs(request, 'gestor', { method: 'POST', path: '/users', data })
  const text = await mailTo(request, email, 'Sua senha de acesso à Arrenda')
  return /Senha temporária\s+(\S+)/.exec(text)?.[1] ?? ''
}

/** Opens the login form, fills it and submits it. */
export async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/?action=login')
  await sendLogin(page, email, password)
}

/** Fills the open login form and submits it. */
export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Fills the company and the address of the registration form. */
export async function fillCompany(page: Page, { cnpj, name }: { cnpj: string; name: string }): Promise<void> {
  await page.getByLabel('CNPJ').fill(cnpj)
  await page.getByLabel('Nome fantasia').fill(name)
  await page.getByLabel('Razão social').fill(`${name} Arquitetura Ltda.`)
  await page.getByLabel('CEP').fill('01310200')
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
  await page.getByLabel('Número').fill('1010')
}

/** Opens the link of the mail that confirms a registration, and confirms. */
export async function confirmRegistration(page: Page, email: string): Promise<void> {
  const text = await mailTo(page.request, email, 'Confirme seu e-mail para criar a conta')
  const link = new URL(/https?:\/\/\S+confirm-registration#token=[\w-]+/.exec(text)?.[0] ?? '')
  await page.goto(`${link.pathname}${link.search}${link.hash}`)
  await page.getByRole('dialog', { name: 'Confirmar e-mail' }).getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expectToast(page, 'E-mail confirmado. Entre com a sua senha.')
}

/** Activates the company that registered with this CNPJ. */
export async function activate(request: APIRequestContext, cnpj: string): Promise<void> {
  const path = `/company-management?search=${cnpj}`
  const { results } = await callAs<{ results: { id: number }[] }>(request, 'admin', { method: 'GET', path })
  const id = String(results[0]?.id)
  await callAs(request, 'admin', { method: 'PUT', path: `/company-management/${id}`, data: { activate: true } })
}

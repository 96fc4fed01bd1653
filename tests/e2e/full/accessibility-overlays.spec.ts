import { expect, type Page } from '@playwright/test'
import { enterAs, enterWith, faultsOfOverlay, violationsOfDialogs } from '../journeys/axe'
import { test } from '../journeys/kept-page'
import { PASSWORD } from '../journeys/people'

// Each is analysed twice: light on a desktop, dark on a phone.
test.describe.configure({ timeout: 240_000 })

test('the global search, for a customer and for staff', async ({ page }) => {
  await enterAs(page, 'gestor')
  expect(await faultsOfOverlay(page, '/platform/my-orders', search('128'))).toEqual([])
  await page.context().clearCookies()
  await enterAs(page, 'admin')
  expect(await faultsOfOverlay(page, '/platform/admin/orders', search('horiz'))).toEqual([])
})

test('the header menus, and the drawer that replaces them on a phone', async ({ page }) => {
  await enterAs(page, 'admin')
  expect(await faultsOfOverlay(page, '/platform/admin/home', menu(/^Sua conta/))).toEqual([])
  expect(await faultsOfOverlay(page, '/platform/admin/orders', menu('Mais'))).toEqual([])
  expect(await faultsOfOverlay(page, '/platform/admin/home', bell)).toEqual([])
})

test('the company switcher', async ({ page }) => {
  await enterWith(page, 'vendedor@arrenda.example', PASSWORD)
  expect(await faultsOfOverlay(page, '/platform/admin/orders', switcher)).toEqual([])
})

test('the menus of a row and a filter', async ({ page }) => {
  await enterAs(page, 'gestor')
  expect(await faultsOfOverlay(page, '/platform/users', listMenu('Ações de Bruno Tavares'))).toEqual([])
  expect(await faultsOfOverlay(page, '/platform/users', listMenu('Tipo'))).toEqual([])
})

test('the confirmation of a command, with and without a reason', async ({ page }) => {
  expect(await faultsOfOverlay(page, '/dev/ui', question('Pedir confirmação', 'Cancelar o pedido 000128?'))).toEqual([])
  expect(await faultsOfOverlay(page, '/dev/ui', question('Pedir justificativa', 'Recusar a proposta?'))).toEqual([])
})

test('the drawer of a visitor', async ({ page }) => {
  const drawer = { title: 'Menu', open: openVisitorDrawer, onPhone: true as const }
  expect(await violationsOfDialogs(page, '/', [drawer])).toEqual([])
})

const isPhone = (width: number): boolean => width < 900

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' })).toBeVisible()
}

const search = (typed: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Buscar em tudo' }).filter({ visible: true }).click()
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(typed)
  await expect(page.getByRole('option').first()).toBeVisible()
}

const question = (button: string, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

const menu = (name: string | RegExp) => async (page: Page, width: number) => {
  if (isPhone(width)) return openDrawer(page)
  await listMenu(name)(page)
}

async function bell(page: Page, width: number): Promise<void> {
  if (isPhone(width)) return openDrawer(page)
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page.getByRole('dialog', { name: 'Avisos' }).getByRole('heading', { level: 3 }).first()).toBeVisible()
}

const listMenu = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function openVisitorDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Criar conta' })).toBeVisible()
}

async function switcher(page: Page, width: number): Promise<void> {
  if (isPhone(width)) await openDrawer(page)
  const tag = page.getByRole('button', { name: /^Empresa: / }).filter({ visible: true })
  await tag.click()
  await expect(page.getByRole('option').first()).toBeVisible()
}

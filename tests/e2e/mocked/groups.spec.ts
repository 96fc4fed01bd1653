import type { Page } from '@playwright/test'
import { logInWith } from '../journeys/people'
import { expect, test } from './harness'

type Case = {
  group: string
  email: string
  /** In the order of the specification (section 6). */
  menu: string[]
  /** A page that the group may not open. */
  closed: string
}

const CUSTOMER_MENU = ['Início', 'Meus pedidos', 'Equipamentos', 'Chamados', 'Usuários']

/** One group per length of menu; tests/services/auth/menu.rules.test.ts covers the entries of every group. */
const CASES: Case[] = [
  { group: 'GESTOR', email: 'gestor@horizonte.example', menu: CUSTOMER_MENU, closed: '/platform/admin/orders' },
  {
    group: 'COLABORADOR',
    email: 'colaborador@horizonte.example',
    menu: ['Equipamentos', 'Chamados'],
    closed: '/platform/my-orders',
  },
  {
    group: 'ADMINISTRADOR',
    email: 'admin@arrenda.example',
    menu: [
      ...['Início', 'Pedidos', 'Painel', 'Itens locados', 'Reservas', 'Produtos', 'Entregas', 'Devoluções'],
      ...['Upgrades', 'Propriedades', 'Usuários', 'Clientes', 'Cadastrar cliente', 'Consultar crédito', 'Faturas'],
      ...['Cupons', 'Chamados'],
    ],
    closed: '/platform/my-orders',
  },
]

for (const { group, email, menu, closed } of CASES) {
  test(`${group} logs in, sees exactly their menu, is refused a forbidden page, and logs out`, async ({ page }) => {
    await logInWith(page, email)

    await expectMenu(page, menu)

    await page.goto(closed)
    await expect(page.getByRole('heading', { level: 1, name: 'Você não tem acesso a esta página' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Você não tem acesso a esta página' })).toBeHidden()

    await page.getByRole('button', { name: /^Sua conta/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
    await page.goto(closed)
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  })
}

/** With more than ten routes the header shows eight, and the rest behind "Mais" (section 2). */
async function expectMenu(page: Page, menu: readonly string[]): Promise<void> {
  const header = page.getByRole('navigation', { name: 'Menu principal' })
  const more = header.getByRole('button', { name: 'Mais' })
  if (menu.length <= 10) {
    await expect(header.getByRole('link')).toHaveText([...menu])
    await expect(more).toBeHidden()
    return
  }
  await expect(header.getByRole('link')).toHaveText(menu.slice(0, 8))
  await more.click()
  await expect(page.getByRole('menuitem')).toHaveText(menu.slice(8))
  await page.keyboard.press('Escape')
}

import { expect, type Locator, type Page } from '@playwright/test'

/** From 'Simular' to the finished order, as a customer. @returns the order's number */
export async function simulateAndOrder(page: Page, quantity: number): Promise<string> {
  await page.goto('/platform/home')
  await page.getByRole('link', { name: 'Simular' }).click()
  await page.getByRole('button', { name: /Notebooks/ }).click()
  await answerQuestions(page)
  await fillCart(page, quantity)
  await choosePlan(page)
  await distribute(page)
  return review(page)
}

/** Clicks the card around a choice, as people do. */
async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click()
  await expect(choice).toBeChecked()
}

/** The answers of an engineering company; 'Tanto faz' where it is offered. */
const ANSWERS = /^(14 pol\. ou mais|Engenharia e projetos|Tanto faz)/

/** Answers all questions, up to the products. */
export async function answerQuestions(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/step\/\d+/)
  while (!page.url().includes('/products')) {
    const here = page.url()
    await choose(page.getByRole('main').getByRole('radio', { name: ANSWERS }).first())
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).not.toHaveURL(here)
  }
}

export async function fillCart(page: Page, quantity: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click()
  const field = page.getByRole('spinbutton', { name: /^Quantidade de / }).first()
  await field.fill(String(quantity))
  await field.press('Tab')
  await page.getByRole('button', { name: 'Escolher plano' }).click()
}

/** Adds an upgrade on the plan page, to all units of the first product that it is offered for. */
export async function addUpgrade(page: Page, name: RegExp): Promise<void> {
  await choose(page.getByRole('checkbox', { name }).first())
}

export async function choosePlan(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Por quanto tempo e com qual serviço?' })).toBeVisible()
  await choose(page.getByRole('radio', { name: /^24 meses/ }))
  await choose(page.getByRole('radio', { name: /^Essencial/ }))
  await page.getByRole('button', { name: 'Definir entregas' }).click()
}

async function distribute(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Para onde vai cada equipamento?' })).toBeVisible()
  await page.getByRole('button', { name: 'Distribuir por igual' }).click()
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
}

async function review(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Confira seu pedido' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page).toHaveURL(/\/platform\/my-orders\/\d{6}$/)
  return page.url().slice(-6)
}

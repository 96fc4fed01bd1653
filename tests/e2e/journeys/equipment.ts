import { expect, type Locator, type Page } from '@playwright/test'
import { expectToast } from './toast'

const open = (page: Page, maskId: string) => page.goto(`/platform/equipment?pedido=${maskId}`)

/** The customer's side of rented equipment, on a phone. */
export const equipment = {
  /** The serials of an order's units, in the order of their list. */
  async serialsOf(page: Page, maskId: string, units: number): Promise<string[]> {
    await open(page, maskId)
    const boxes = page.getByRole('list', { name: 'Equipamentos' }).getByRole('checkbox')
    await expect(boxes).toHaveCount(units)
    const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
    return names.map((name) => name.replace('Selecionar ', ''))
  },

  /** A unit of the list. */
  card: (page: Page, serial: string): Locator =>
    page.getByRole('list', { name: 'Equipamentos' }).getByRole('listitem').filter({ hasText: serial }),

  /** The first two of these units at the same address. */
  async twoAtOnePlace(page: Page, serials: readonly string[]): Promise<string[]> {
    const places = new Map<string, string[]>()
    for (const serial of serials) {
      const lines = (await equipment.card(page, serial).innerText()).split('\n')
      const place = lines.find((line) => /\/[A-Z]{2}$/.test(line)) ?? ''
      places.set(place, [...(places.get(place) ?? []), serial])
    }
    return [...places.values()].find(({ length }) => length > 1)?.slice(0, 2) ?? []
  },

  async choose(page: Page, maskId: string, serials: readonly string[]): Promise<void> {
    await open(page, maskId)
    for (const serial of serials) await page.getByRole('checkbox', { name: `Selecionar ${serial}` }).check()
  },

  async associate(page: Page, maskId: string, serials: readonly string[], person: string): Promise<void> {
    await equipment.choose(page, maskId, serials)
    await page.getByRole('button', { name: 'Definir responsável' }).click()
    const dialog = page.getByRole('dialog', { name: /^Quem vai usar/ })
    await dialog.getByRole('radio', { name: new RegExp(person) }).check()
    await dialog.getByRole('button', { name: 'Definir responsável' }).click()
    await expect(dialog).toBeHidden()
  },

  /** The user of a unit confirms its receipt. */
  async confirmReceipt(page: Page, serial: string): Promise<void> {
    await page.goto('/platform/equipment')
    await page.getByRole('button', { name: `Confirmar recebimento de ${serial}` }).click()
    await expectToast(page, `Recebimento de ${serial} confirmado.`)
  },

  async giveBack(page: Page, maskId: string, serials: readonly string[]): Promise<void> {
    await equipment.choose(page, maskId, serials)
    await page.getByRole('button', { name: 'Devolver', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Devolver ${String(serials.length)} equipamentos?` })
    await expect(dialog.getByText(/Multa por devolver antes do fim/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Pedir devolução' }).click()
    const done = page.getByRole('dialog', { name: 'Devolução pedida' })
    await done.getByRole('button', { name: 'Concluir' }).click()
    await expect(done).toBeHidden()
  },

  /** Requests the cheapest better product in stock, after the price difference is shown. */
  async upgrade(page: Page, maskId: string, serials: readonly string[]): Promise<void> {
    await equipment.choose(page, maskId, serials)
    await page.getByRole('button', { name: 'Pedir upgrade' }).click()
    const dialog = page.getByRole('dialog', { name: `Pedir upgrade de ${String(serials.length)} equipamentos` })
    // The radio itself is hidden, so its card is clicked.
    const choice = dialog.locator('label').filter({ has: page.getByRole('radio', { name: /\d disponíveis$/ }) })
    await choice.first().click()
    await expect(dialog.getByText('A mais na mensalidade')).toBeVisible()
    await dialog.getByLabel('O que falta no equipamento atual?').fill('O projeto novo não cabe na memória.')
    await dialog.getByRole('button', { name: 'Pedir upgrade' }).click()
    await expectToast(page, 'Upgrade pedido. Você recebe a resposta por e-mail.')
  },

  /** A GESTOR moves a unit to the first other address, which needs no approval, and confirms its arrival. */
  async move(page: Page, maskId: string, serial: string): Promise<void> {
    await equipment.choose(page, maskId, [serial])
    await page.getByRole('button', { name: 'Mover', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Mover ${serial}` })
    await dialog.getByRole('radio', { name: 'Para outro endereço' }).check()
    await dialog.getByLabel('Endereço', { exact: true }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Iniciar mudança' }).click()
    await expectToast(page, 'Mudança iniciada.')
    await page.goto('/platform/equipment?visao=mudancas')
    const arrived = page
      .getByRole('listitem')
      .filter({ hasText: serial })
      .getByRole('button', { name: /^Confirmar/ })
    await arrived.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar chegada' }).click()
    await expect(arrived).toHaveCount(0)
  },
}

import { expect, type Page } from '@playwright/test'
import { formatDay } from '@/services/format/format.rules'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { dayFromToday, photograph } from './files'
import { expectToast } from './toast'

/** Acts like a hand scanner: types, and presses Enter. */
export async function scan(page: Page, serial: string): Promise<void> {
  await page.keyboard.type(serial)
  await page.keyboard.press('Enter')
}

/** The serials to fetch, from the list on the page. */
async function whereToFetch(page: Page): Promise<string[]> {
  await page.getByText(/^Onde buscar/).click()
  const lines = await page.locator('details').getByRole('listitem').allInnerTexts()
  return lines.map((line) => line.split('\n')[0]?.trim() ?? '')
}

/** The warehouse's side, on a phone, one function per task. */
export const warehouse = {
  /** Scans the units of a package, adds a photo and finishes the box. @returns the packed serials */
  async pack(page: Page, packageId: number, units: number): Promise<string[]> {
    await page.goto(`/platform/admin/deliveries/${String(packageId)}/packing`)
    const field = page.getByLabel('Serial')
    await expect(page.getByText(`0 de ${String(units)} seriais`)).toBeVisible()
    const serials = (await whereToFetch(page)).slice(0, units)
    await field.focus()
    await scan(page, 'NAO-EXISTE')
    await expect(page.getByRole('status').getByText('NAO-EXISTE')).toBeVisible()
    for (const [place, serial] of serials.entries()) {
      await expect(field).toBeFocused()
      await scan(page, serial)
      await expect(page.getByText(`${String(place + 1)} de ${String(units)} seriais`)).toBeVisible()
    }
    await page.getByLabel('Foto do volume').setInputFiles(await photograph())
    await expectToast(page, 'Foto salva.')
    await page.getByRole('button', { name: 'Concluir volume' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Previsão de entrega').fill(formatDay(dayFromToday(5)))
    await dialog.getByRole('button', { name: 'Concluir volume' }).click()
    await expect(page).not.toHaveURL(new RegExp(`/${String(packageId)}/packing`))
    return serials
  },

  /** Accepts the upgrades of these units of one order. @returns the id of the package that brings the new ones */
  async accept(page: Page, maskId: string, serials: readonly string[]): Promise<number> {
    await page.goto(`/platform/admin/returnals/exchanges?situacao=responder&busca=${maskId}`)
    for (const serial of serials) await page.getByRole('checkbox', { name: `Selecionar ${serial}` }).check()
    await page.getByRole('button', { name: 'Aceitar' }).click()
    const dialog = page.getByRole('dialog', { name: `Aceitar ${String(serials.length)} upgrades?` })
    await expect(dialog.getByText(/Um volume extra com/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Aceitar' }).click()
    await expectToast(page, 'Aceito. O volume extra e a devolução foram criados.')
    await page.goto(`/platform/admin/returnals/exchanges?situacao=em-envio&busca=${serials[0] ?? ''}`)
    await page.getByRole('list', { name: 'Trocas e upgrades' }).getByRole('link').click()
    const href = await page.getByRole('link', { name: 'Ver o volume' }).getAttribute('href')
    return Number(href?.split('/').at(-1))
  },

  /** Moves every package of an order from one stage to another, card by card on the board. */
  async move(page: Page, { maskId, company, packages }: OfOrder, { from, to, code }: Move): Promise<void> {
    await page.goto(`/platform/admin/deliveries?etapa=${from}&busca=${maskId}`)
    const menus = page.getByRole('button', { name: new RegExp(`^Ações do volume ${maskId} de ${company}`) })
    for (let left = packages; left > 0; left -= 1) {
      await expect(menus).toHaveCount(left)
      await menus.first().click()
      await page.getByRole('menuitem', { name: 'Mover para…' }).click()
      const dialog = page.getByRole('dialog', { name: `Mover o volume do pedido ${maskId}` })
      await dialog.getByLabel('Mover para').selectOption({ label: to })
      if (code) await dialog.getByLabel('Código de rastreio').fill(`${code}${String(left)}`)
      await dialog.getByRole('button', { name: 'Mover volume' }).click()
      await expect(dialog).toBeHidden()
    }
  },

  /** Receives by scanning and appraises every return of an order that awaits collection, one unit as damaged. */
  async takeBack(page: Page, maskId: string, { damaged }: { damaged?: string } = {}): Promise<void> {
    for (const path of await returnsOf(page, maskId)) {
      await page.goto(path)
      await takeBackPackage(page, damaged)
    }
  },
}

async function returnsOf(page: Page, maskId: string): Promise<string[]> {
  await page.goto(`/platform/admin/returnals?fazer=coletar&busca=${maskId}`)
  const links = page.getByRole('list', { name: 'Devoluções' }).getByRole('link', { name: /Horizonte Engenharia/ })
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** On the page of a return: scans all units and appraises them. */
export async function takeBackPackage(page: Page, damaged?: string): Promise<void> {
  await receiveAll(page)
  await appraiseAll(page, damaged)
}

async function receiveAll(page: Page): Promise<void> {
  const field = page.getByLabel('Serial que chegou')
  await expect(field).toBeVisible()
  const rows = page.getByRole('list', { name: 'Equipamentos da devolução' }).getByRole('listitem')
  const serials = (await rows.allInnerTexts()).map((text) => text.split(/\s/)[0] ?? '')
  for (const [place, serial] of serials.entries()) {
    await field.focus()
    await scan(page, serial)
    // After the last one the page shows the appraisal.
    if (place < serials.length - 1) await expect(page.getByRole('status').getByText(serial).first()).toBeVisible()
  }
}

async function appraiseAll(page: Page, damaged?: string): Promise<void> {
  const units = page.getByRole('list', { name: 'Equipamentos da devolução' }).getByRole('listitem')
  await expect(page.getByRole('region', { name: 'Avaliação' })).toBeVisible()
  for (let left = await units.count(); left > 0; left -= 1) {
    const unit = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading') })
      .first()
    const serial = await unit.getByRole('heading').innerText()
    await unit.getByRole('button', { name: 'Tudo em ordem' }).click()
    if (serial === damaged) {
      const press = (group: string, name: string) =>
        unit.getByRole('group', { name: group }).getByRole('button', { name }).click()
      await press('Carcaça', 'Com falha')
      await unit.getByLabel('O que foi encontrado').fill('Tampa trincada no canto.')
      await press('Condição', 'Com avaria')
      await press('Destino', 'Manutenção')
    }
    await unit.getByRole('button', { name: /^Registrar/ }).click()
    await expectToast(page, `${serial}: ${serial === damaged ? 'vai para manutenção' : 'volta para a prateleira'}`)
  }
}

type Move = { from: DeliveryStatus; to: string; code?: string }

type OfOrder = { maskId: string; company: string; packages: number }

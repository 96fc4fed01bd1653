import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { enterAs } from '../journeys/axe'
import { INTERRUPTIONS } from '../journeys/interruptions'
import { simulatorScreens } from '../journeys/quotation'
import { expectAnswering } from '../journeys/settle'

// Thirty interruptions, most of which reload a page.
test.describe.configure({ timeout: 240_000 })

/** A change that a person makes on a page, with a different value each turn, and the check that it is kept. */
type Change = {
  make: (page: Page, turn: number) => Promise<void>
  expectKept: (page: Page, turn: number) => Promise<void>
}

const choosing = (group: RegExp): Change => {
  const choice = (page: Page, turn: number) => page.getByRole('radio', { name: group }).nth(turn % 2)
  return {
    make: (page, turn) => choice(page, turn).locator('xpath=ancestor::label').click(),
    expectKept: (page, turn) => expect(choice(page, turn)).toBeChecked(),
  }
}

const typing = (field: (page: Page) => Locator, text: (turn: number) => string): Change => ({
  make: (page, turn) => field(page).fill(text(turn)),
  expectKept: (page, turn) => expect(field(page)).toHaveValue(text(turn)),
})

const insurance = (page: Page): Locator => page.getByRole('switch', { name: 'Seguro de transporte' })
const insuring: Change = {
  make: (page) => insurance(page).click(),
  expectKept: (page, turn) => expect(insurance(page)).toBeChecked({ checked: turn % 2 === 0 }),
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Novo endereço' })
const writingAnAddress: Change = {
  make: async (page, turn) => {
    if (turn === 0) await page.getByRole('button', { name: 'Novo endereço' }).click()
    await dialog(page)
      .getByLabel('Quem recebe')
      .fill(`Paula ${String(turn)}`)
    // This looks up the address.
    await dialog(page)
      .getByLabel('CEP')
      .fill(turn % 2 === 0 ? '01310200' : '80010000')
  },
  expectKept: (page, turn) => expect(dialog(page).getByLabel('Quem recebe')).toHaveValue(`Paula ${String(turn)}`),
}

const typingACoupon: Change = {
  make: async (page, turn) => {
    if (turn === 0) await page.getByRole('button', { name: 'Tenho um cupom' }).click()
    await page.getByLabel('Cupom').fill(`BEMV${String(turn)}`)
  },
  expectKept: (page, turn) => expect(page.getByLabel('Cupom')).toHaveValue(`BEMV${String(turn)}`),
}

const cart = (page: Page): Locator => page.getByRole('spinbutton', { name: /no carrinho$/ })
const cell = (page: Page): Locator => page.getByRole('textbox', { name: / em / })
const comment = (page: Page): Locator => page.getByLabel(/Comentário/)

const STEPS: { name: string; page: RegExp; changes: Change[] }[] = [
  { name: 'a question', page: /step/, changes: [choosing(/pol\./)] },
  { name: 'products', page: /products$/, changes: [typing(cart, (turn) => String(2 - (turn % 2)))] },
  { name: 'plan and service', page: /plan$/, changes: [choosing(/^(12|36) meses/), choosing(/^(Essen|Compl)/)] },
  { name: 'delivery', page: /delivery$/, changes: [typing(cell, (turn) => String(turn + 3)), insuring] },
  { name: 'a new address', page: /delivery$/, changes: [writingAnAddress] },
  { name: 'review', page: /review$/, changes: [typingACoupon, typing(comment, (turn) => `Portaria ${String(turn)}`)] },
]

test('Back, a reload, an expired session, a lost connection and a closed tab lose nothing in the simulator', async ({
  context,
}) => {
  let page = await context.newPage()
  const send = await enterAs(page, 'gestor')
  const screens = await simulatorScreens(send)
  await page.goto('/platform/simulation/select-simulation')

  for (const { name, page: where, changes } of STEPS) {
    const path = screens.find((screen) => where.test(screen)) ?? ''
    await page.goto(path)
    for (const [turn, [what, interrupt]] of Object.entries(INTERRUPTIONS).entries()) {
      await test.step(`${name}: ${what}`, async () => {
        // Nobody types and leaves before the application has begun.
        await expectAnswering(page)
        page = await interrupt(page, async () => {
          for (const change of changes) await change.make(page, turn)
        })
        await expect(page).toHaveURL(path)
        for (const change of changes) await change.expectKept(page, turn)
        await expect(page.getByText('Simulação salva')).toBeVisible()
      })
    }
  }

  const quotation = await send<Quotation>('GET', `/quotations/${/\d+/.exec(screens[0] ?? '')?.[0] ?? ''}`)
  expect(quotation).toMatchObject({
    products: [{ quantity: 2 }],
    plan: { duration_months: 12 },
    service_package: { name: 'Essencial' },
    deliveries: [{ insurance: true, items: [{ quantity: 7 }] }],
    comment: 'Portaria 4',
  })
})

import { expect, type Page } from '@playwright/test'
import { expectStill } from '../journeys/settle'

type Open = (page: Page) => Promise<void>

/** Presses the first visible button with this name. */
export const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Chooses an entry from the menu of a button. */
export const choose =
  (button: string | RegExp, entry: string): Open =>
  async (page) => {
    await press(button)(page)
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

/** Selects the rows with these names, and presses the button of a bulk action. */
export const chooseRows =
  (button: string, ...rows: string[]): Open =>
  async (page) => {
    // The previous dialog may have left others selected.
    const others = page.getByRole('checkbox', { name: /^Selecionar (?!todos)/, checked: true })
    while ((await others.count()) > 0) await others.first().uncheck()
    for (const name of rows) await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check()
    await press(button)(page)
  }

/** Opens a dialog and confirms it with empty fields, so that it shows its error messages. */
export const pressTwice =
  (name: string, confirm = name): Open =>
  async (page) => {
    await press(name)(page)
    await confirmEmpty(page, confirm)
  }

/** Like `pressTwice`, for a command in the menu of a button. */
export const chooseTwice =
  (button: string | RegExp, name: string, confirm = name): Open =>
  async (page) => {
    await choose(button, name)(page)
    await confirmEmpty(page, confirm)
  }

async function confirmEmpty(page: Page, confirm: string): Promise<void> {
  // While the dialog moves into place and takes the focus, a click could miss the button.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await expectStill(page)
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** For a dialog that the page opens by itself. */
export const byItself: Open = () => Promise.resolve()

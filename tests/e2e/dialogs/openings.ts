import { expect, type Page } from '@playwright/test'
import { expectStill } from '../journeys/settle'

type Open = (page: Page) => Promise<void>

/** Presses the button of this name that can be seen; the first of several. */
export const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Chooses from the menu of that button. */
export const choose =
  (button: string | RegExp, entry: string): Open =>
  async (page) => {
    await press(button)(page)
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

/** Chooses the rows of these names, and presses what is done with them. */
export const chooseRows =
  (button: string, ...rows: string[]): Open =>
  async (page) => {
    // The dialog before this one may have left others chosen.
    const others = page.getByRole('checkbox', { name: /^Selecionar (?!todos)/, checked: true })
    while ((await others.count()) > 0) await others.first().uncheck()
    for (const name of rows) await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check()
    await press(button)(page)
  }

/** Presses, and then the button of the dialog itself with nothing filled in: the dialog says what is missing. */
export const pressTwice =
  (name: string, confirm = name): Open =>
  async (page) => {
    await press(name)(page)
    await confirmEmpty(page, confirm)
  }

/** As `pressTwice`, where the command stands in the menu of that button. */
export const chooseTwice =
  (button: string | RegExp, name: string, confirm = name): Open =>
  async (page) => {
    await choose(button, name)(page)
    await confirmEmpty(page, confirm)
  }

async function confirmEmpty(page: Page, confirm: string): Promise<void> {
  // While it takes its place and its focus, a press could fall beside the button.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await expectStill(page)
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** The page opens it by itself. */
export const byItself: Open = () => Promise.resolve()

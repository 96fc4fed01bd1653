// The interactions that are measured. Each begins with one press, or with typing, and its result stands when the page
// shows the CSS selector `result`, which it did not before.
import { beginSimulation } from '../simulation.mjs'
import { PEOPLE } from './pages.mjs'

/**
 * `then`: makes ready for the next step.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, act: (page: Page) => Promise<unknown>, result: string, then?: (page: Page) => Promise<unknown> }} Step
 */

/**
 * A page in rest, and what a person does on it, one after the other. `pathOf` and `serialOf` may ask the API first.
 * @typedef {{ as: string, pathOf: (api: Api) => string | Promise<string>, ready: string, stepsOf: (api: Api) => Step[] | Promise<Step[]> }} Visit
 * @typedef {{ base: string, access: string }} Api
 */

const escape = (page) => page.keyboard.press('Escape')
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()
const typeInto = (page, selector, text) => page.locator(selector).first().pressSequentially(text, { delay: 80 })

const openFilter = (page) => page.locator('button[aria-haspopup="listbox"]').first().click()
const LIST = '[role="listbox"]'
const openColumns = (page) => press(page, 'Colunas')
/** Ours, and those of antd in copies from before ADR 565. */
const OPEN = [
  '[role="presentation"] > [role="dialog"]',
  '.ant-modal-wrap:not([style*="display: none"]) [role="dialog"]',
]
const DIALOG = `:is(${OPEN.join(', ')}) [aria-label="Fechar"]`
const ROW = 'tbody tr a'

/** @type {readonly Visit[]} */
export const VISITS = [
  {
    as: PEOPLE.staff,
    pathOf: () => '/platform/admin/orders?visao=todos',
    ready: ROW,
    stepsOf: () => [
      { name: 'filter menu, first', act: openFilter, result: LIST, then: escape },
      { name: 'filter menu, later', act: openFilter, result: LIST, then: escape },
      { name: 'sort', act: (page) => press(page, 'Mensalidade'), result: 'thead th:nth-child(9)[aria-sort]' },
      {
        name: 'page',
        act: (page) => press(page, 'Página 2'),
        result: '[aria-label="Página 2"][aria-current="page"]',
      },
      {
        name: 'tab',
        act: (page) => page.getByRole('button', { name: /^Vez da Arrenda/ }).click(),
        result: '[aria-label="Visões"] > :nth-child(2)[aria-pressed="true"]',
      },
      {
        name: 'search typing',
        act: (page) => typeInto(page, 'input[type="search"]', '0001'),
        result: '[aria-label="Limpar busca"]',
        then: (page) => press(page, 'Limpar busca'),
      },
      { name: 'dialog, first', act: openColumns, result: DIALOG, then: escape },
      { name: 'dialog, later', act: openColumns, result: DIALOG, then: escape },
      {
        name: 'row → order',
        act: (page) => page.locator(ROW).first().click(),
        result: '[aria-label="Etapas do pedido"]',
      },
    ],
  },
  {
    as: PEOPLE.customer,
    pathOf: async ({ base, access }) => (await beginSimulation(base, access))[0],
    ready: 'fieldset label',
    stepsOf: () => [
      {
        name: 'simulator: answer',
        act: (page) => page.locator('fieldset label').first().click(),
        result: 'fieldset label:first-of-type input:checked',
      },
      {
        name: 'simulator: continue',
        act: (page) => press(page, 'Continuar'),
        result: 'fieldset input:not([name="step-1"])',
      },
    ],
  },
  {
    as: PEOPLE.customer,
    pathOf: () => '/platform/help',
    ready: 'main summary',
    stepsOf: () => [
      { name: 'accordion', act: (page) => page.locator('main summary').first().click(), result: 'main details[open]' },
    ],
  },
  {
    as: PEOPLE.customer,
    pathOf: () => '/platform/equipment?visao=historico',
    ready: '#period-from',
    stepsOf: () => [
      {
        name: 'date',
        act: (page) => typeInto(page, '#period-from', '01112026'),
        result: '#period-from[value="01/11/2026"]',
      },
    ],
  },
  {
    as: PEOPLE.staff,
    pathOf: () => '/platform/settings',
    ready: 'main form input[name="username"]',
    stepsOf: () => [
      { name: 'save', act: (page) => press(page, 'Salvar dados'), result: '[aria-label="Fechar aviso"]' },
    ],
  },
  {
    as: PEOPLE.staff,
    pathOf: () => '/platform/admin/rented-items/check',
    ready: 'main input',
    stepsOf: async (api) => {
      const serial = await aSerial(api)
      return [
        {
          name: 'scan',
          // A scanner types fast, and ends with Enter.
          act: async (page) => {
            await page.locator('main input').fill(serial)
            await page.keyboard.press('Enter')
          },
          result: 'main h2',
        },
      ]
    },
  },
]

async function aSerial({ base, access }) {
  const answer = await fetch(`${base}/api/equipment-management?page_size=1`, {
    headers: { Authorization: `Bearer ${access}` },
  })
  const { results } = await answer.json()
  return results[0].serial
}

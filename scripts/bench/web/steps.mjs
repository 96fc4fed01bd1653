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

/** How long a pointer rests where it has arrived, before the button goes down: a person needs longer. */
const AIMED_MS = 100

/**
 * Presses as a hand does: the pointer is there first. Playwright's `click` moves, looks what lies below (in the page's own
 * time) and presses within one frame, so that the press waits for what hovering does.
 * @param {import('@playwright/test').Locator} what
 */
async function press(what) {
  const page = what.page()
  await what.hover()
  await page.waitForTimeout(AIMED_MS)
  await page.mouse.down()
  await page.mouse.up()
}

const escape = (page) => page.keyboard.press('Escape')
const pressNamed = (page, name) => press(page.getByRole('button', { name, exact: true }).first())
const typeInto = (page, selector, text) => page.locator(selector).first().pressSequentially(text, { delay: 80 })

const openFilter = (page) => press(page.locator('button[aria-haspopup="listbox"]').first())
const LIST = '[role="listbox"]'
const openColumns = (page) => pressNamed(page, 'Colunas')
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
      { name: 'sort', act: (page) => pressNamed(page, 'Mensalidade'), result: 'thead th:nth-child(9)[aria-sort]' },
      {
        name: 'page',
        act: (page) => pressNamed(page, 'Página 2'),
        result: '[aria-label="Página 2"][aria-current="page"]',
      },
      {
        name: 'tab',
        act: (page) => press(page.getByRole('button', { name: /^Vez da Arrenda/ })),
        result: '[aria-label="Visões"] > :nth-child(2)[aria-pressed="true"]',
      },
      {
        name: 'search typing',
        act: (page) => typeInto(page, 'input[type="search"]', '0001'),
        result: '[aria-label="Limpar busca"]',
        then: (page) => pressNamed(page, 'Limpar busca'),
      },
      { name: 'dialog, first', act: openColumns, result: DIALOG, then: escape },
      { name: 'dialog, later', act: openColumns, result: DIALOG, then: escape },
      {
        name: 'row → order',
        act: (page) => press(page.locator(ROW).first()),
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
        act: (page) => press(page.locator('fieldset label').first()),
        result: 'fieldset label:first-of-type input:checked',
      },
      {
        name: 'simulator: continue',
        act: (page) => pressNamed(page, 'Continuar'),
        result: 'fieldset input:not([name="step-1"])',
      },
    ],
  },
  {
    as: PEOPLE.customer,
    pathOf: () => '/platform/help',
    ready: 'main summary',
    stepsOf: () => [
      { name: 'accordion', act: (page) => press(page.locator('main summary').first()), result: 'main details[open]' },
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
      { name: 'save', act: (page) => pressNamed(page, 'Salvar dados'), result: '[aria-label="Fechar aviso"]' },
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

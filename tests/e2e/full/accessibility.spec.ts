import { expect } from '@playwright/test'
import { inviteColleague } from '../journeys/accounts'
import { enterAs, enterWith, faultsOn, faultsOnPhone, faultsOnStates } from '../journeys/axe'
import { test } from '../journeys/kept-page'
import { eachOrder } from '../journeys/addresses'
import { addressesOf, LOOKS, PAGES } from '../journeys/looks'
import { openSettled, showTheme } from '../journeys/settle'

// Every page is analysed twice, light on a desktop and dark on a phone; its other states once, alternating.
test.describe.configure({ timeout: 240_000 })

test('every page is visited', () => {
  expect(LOOKS.flatMap(({ pages }) => Object.keys(pages)).sort()).toEqual(PAGES)
})

for (const { title, as, pages } of LOOKS) {
  test(title, async ({ page }) => {
    const send = await enterAs(page, as)
    const addresses = await addressesOf(pages, send)
    expect(await faultsOn(page, addresses.pages)).toEqual([])
    expect(await faultsOnStates(page, addresses.states)).toEqual([])
  })
}

test('each order of a company, on a phone', async ({ page }) => {
  const orders = await eachOrder('/platform/my-orders/[maskId]', await enterAs(page, 'gestor'))
  expect(await faultsOnPhone(page, orders)).toEqual([])
})

test('the links of mails, the wait for activation, and the choice of a first password', async ({ page }) => {
  const links = ['reset-password', 'confirm-registration', 'confirm-billing-email'].map(
    (action) => `/?action=${action}#token=${'a1'.repeat(20)}`,
  )
  expect(await faultsOn(page, links)).toEqual([])
  await enterAs(page, 'waiting')
  expect(await faultsOn(page, ['/platform/home'])).toEqual([])
  const email = 'janaina@horizonte.example'
  await enterWith(page, email, await inviteColleague(page.request, email))
  expect(await faultsOn(page, ['/platform/equipment'])).toEqual([])
})

test('the help with an open answer, and help and settings for staff', async ({ page }) => {
  await enterAs(page, 'gestor')
  const answer = page.getByText('Como mudo minha senha?')
  expect(await faultsOn(page, ['/platform/help'], () => answer.click())).toEqual([])
  await page.context().clearCookies()
  await enterAs(page, 'admin')
  expect(await faultsOn(page, ['/platform/settings', '/platform/help'])).toEqual([])
})

test('with reduced motion the theme changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openSettled(page, '/register')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => {
    const note = () => (element.dataset.first = getComputedStyle(element).color)
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  })
  await showTheme(page, 'dark')
  const last = await heading.evaluate((element) => getComputedStyle(element).color)
  await expect(heading).toHaveAttribute('data-first', last)
})

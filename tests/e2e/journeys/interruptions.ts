import { expect, type BrowserContext, type Page } from '@playwright/test'
import { sendLogin } from './accounts'
import { PASSWORD, PEOPLE } from './people'
import { expectAnswering } from './settle'

/** Makes a change and interrupts it. @returns the page on which the person continues */
type Interruption = (page: Page, change: () => Promise<void>) => Promise<Page>

/** What may interrupt a person on a page of the simulator. The closed tab comes last, since it loses its history. */
export const INTERRUPTIONS: Record<string, Interruption> = {
  Back: async (page, change) => {
    await change()
    const here = page.url()
    await page.goBack()
    await expect(page).not.toHaveURL(here)
    await expectAnswering(page)
    await page.goForward()
    return page
  },
  'a reload': async (page, change) => {
    await change()
    await page.reload()
    return page
  },
  'a session that expires': async (page, change) => {
    const refresh = '**/api/login/refresh'
    const changed = Promise.withResolvers<null>()
    // Otherwise the login dialog would open between two changes.
    await page.route(refresh, async (call) => {
      await changed.promise
      await call.continue()
    })
    await spoilSession(page.context())
    await change()
    changed.resolve(null)
    await sendLogin(page, PEOPLE.gestor, PASSWORD)
    await page.unroute(refresh)
    return page
  },
  'a lost connection': async (page, change) => {
    await page.context().setOffline(true)
    await change()
    await expect(page.getByText('Sem conexão').filter({ visible: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Sem conexão')).toBeHidden()
    return page
  },
  'a closed tab': async (page, change) => {
    const context = page.context()
    await change()
    await page.close()
    const another = await context.newPage()
    await another.goto('/platform/home')
    await another
      .getByRole('dialog', { name: 'Pedido em Andamento' })
      .getByRole('button', { name: 'Continuar' })
      .click()
    return another
  },
}

/** Replaces the tokens with invalid ones. */
async function spoilSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const tokens = cookies.filter(({ name }) => name === 'access' || name === 'refresh')
  await context.addCookies(tokens.map((token) => ({ ...token, value: 'expired' })))
}

import { readdirSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { PASSWORD, PEOPLE, type Person } from '../journeys/people'
import { simulatorScreens, type Send } from '../journeys/quotation'
import { openSettled } from '../journeys/settle'

// Each of these opens dozens of pages.
test.describe.configure({ timeout: 120_000 })

/** Every page that there is, as its file is called: a new page is held to this from its first day. */
const PAGES = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('_'))
  .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/')
  .sort()

const isDynamic = (path: string) => path.includes('[')

test('every page is served styled, in Portuguese and with a title', async ({ request }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      const html = await (await request.get(path.replace(/\[\w+\]/g, '1'))).text()
      const styles = [...html.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)].map(([, mark = '', css = '']) => ({
        mark,
        css,
      }))
      const css = (mark: string) =>
        styles
          .filter((style) => style.mark.includes(mark))
          .map((style) => style.css)
          .join('')
      expect(html).toContain('<html lang="pt-BR"')
      expect(css('data-antd="light"')).toContain('--ant-color-primary:')
      expect(css('data-antd="dark"')).toContain('--ant-color-primary:')
      expect(css('data-styled')).toMatch(/\.\w+\{[^}]*display:/)
      expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/^\S.+ · Arrenda$/)
    })
  }
})

async function sendAs(request: APIRequestContext, person: Person): Promise<{ send: Send; tokens: Tokens }> {
  const login = await request.post('/api/login', { data: { email: PEOPLE[person], password: PASSWORD } })
  const tokens = (await login.json()) as Tokens
  const headers = { Authorization: `Bearer ${tokens.access}` }
  const send: Send = async (method, path, data) => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers })
    expect(answer.ok(), `${method} ${path}`).toBe(true)
    return (await answer.json()) as never
  }
  return { send, tokens }
}

type Tokens = { access: string; refresh: string }
type Listed = { results: { order_mask_id: string; company: { id: number } }[] }

/** What a browser complains about; a page that is not there is expected to be told as missing. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The mails of the mailbox stand in frames without scripts; that of the test's own is told of by Chromium's shell.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return
    if (/\/(404|500)$/.test(new URL(page.url()).pathname) && message.text().startsWith('Failed to load resource'))
      return
    complaints.push(`${page.url()}: ${message.text()}`)
  })
  return complaints
}

/** What is wrong with these at 360 px: it sticks out sideways, or the browser complains. */
async function findFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const complaints = complaintsOf(page)
  const tooWide: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of paths) {
    await openSettled(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) tooWide.push(`${path}: ${String(width)} px`)
  }
  return [...tooWide, ...complaints]
}

const enter = (page: Page, tokens: Tokens, baseURL: string | undefined) =>
  page
    .context()
    .addCookies((['access', 'refresh'] as const).map((name) => ({ name, value: tokens[name], url: baseURL ?? '' })))

const below = (folder: string) => PAGES.filter((path) => path.startsWith(`${folder}/`) && !isDynamic(path))

test("a visitor's pages fit 360 px, without an error", async ({ page }) => {
  const own = PAGES.filter((path) => !path.startsWith('/platform/') && !isDynamic(path))
  expect(await findFaults(page, [...own, '/?action=login'])).toEqual([])
})

test("a customer's pages fit 360 px, without an error", async ({ page, request, baseURL }) => {
  const { send, tokens } = await sendAs(request, 'gestor')
  const { results } = await send<Listed>('GET', '/checkout?page_size=100')
  const orders = results.map(({ order_mask_id }) => `/platform/my-orders/${order_mask_id}`)
  await enter(page, tokens, baseURL)
  const staff = below('/platform/admin')
  const own = below('/platform').filter((path) => !staff.includes(path))
  expect(await findFaults(page, [...own, ...(await simulatorScreens(send)), ...orders])).toEqual([])
})

test("staff's pages fit 360 px, without an error", async ({ page, request, baseURL }) => {
  const { send, tokens } = await sendAs(request, 'admin')
  const stages = new Map<string, string>()
  const { results } = await send<Listed & { results: { stage_name: string }[] }>(
    'GET',
    '/checkout-management?page_size=100',
  )
  for (const { stage_name, company, order_mask_id } of results) {
    stages.set(stage_name, `/platform/admin/orders/${String(company.id)}/${order_mask_id}`)
  }
  expect(stages.size).toBe(12)
  await enter(page, tokens, baseURL)
  expect(await findFaults(page, [...below('/platform/admin'), ...stages.values()])).toEqual([])
})

import type { Page } from '@playwright/test'
import type { Order } from '@/services/orders/orders.schema'

/** Changes the order in the answers of the API: shows a later moment of its stage without performing its steps. */
export async function after(page: Page, change: (order: Order) => Partial<Order>): Promise<void> {
  await serveToNobody(page)
  await page.route(/\/api\/checkout(-management\/\d+)?\/\d{6}$/, async (route) => {
    const answer = await route.fetch()
    const order = (await answer.json()) as Order
    await route.fulfill({ response: answer, json: { ...order, ...change(order) } })
  })
}

/** The HTML of pages comes without the answers of the API, as to nobody, so that the browser asks for them. */
async function serveToNobody(page: Page): Promise<void> {
  await page.route('**/platform/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const html = await fetch(route.request().url())
    const headers = ['content-type', 'content-security-policy'].map((name) => [name, html.headers.get(name) ?? ''])
    return route.fulfill({ headers: Object.fromEntries(headers) as Record<string, string>, body: await html.text() })
  })
}

import type { Page } from '@playwright/test'
import type { Order } from '@/services/orders/orders.schema'

/** Changes the order in the answers of the API: shows a later moment of its stage without performing its steps. */
export async function after(page: Page, change: (order: Order) => Partial<Order>): Promise<void> {
  await page.route(/\/api\/checkout(-management\/\d+)?\/\d{6}$/, async (route) => {
    const answer = await route.fetch()
    const order = (await answer.json()) as Order
    await route.fulfill({ response: answer, json: { ...order, ...change(order) } })
  })
}

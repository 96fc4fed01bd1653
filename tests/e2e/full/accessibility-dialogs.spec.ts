import { expect } from '@playwright/test'
import { CATALOGUE_SCENES } from '../dialogs/catalogue.scenes'
import { CUSTOMER_INVOICE_SCENES } from '../dialogs/customer-invoices.scenes'
import { CUSTOMER_TICKET_SCENES } from '../dialogs/customer-tickets.scenes'
import { DELIVERY_SCENES } from '../dialogs/deliveries.scenes'
import { EQUIPMENT_SCENES } from '../dialogs/equipment.scenes'
import { ORDER_SCENES } from '../dialogs/orders.scenes'
import { PEOPLE_SCENES } from '../dialogs/people.scenes'
import { SALES_SCENES } from '../dialogs/sales.scenes'
import { SIMULATION_SCENES } from '../dialogs/simulation.scenes'
import { STOCK_SCENES } from '../dialogs/stock.scenes'
import { TICKET_DESK_SCENES } from '../dialogs/ticket-desk.scenes'
import { BILLING_SCENES } from '../dialogs/billing.scenes'
import { enterWith, violationsOfDialogs } from '../journeys/axe'
import { test } from '../journeys/kept-page'
import { PASSWORD } from '../journeys/people'

// Each dialog is analysed once, alternating width and theme, since neighbouring dialogs share their components.
test.describe.configure({ timeout: 90_000 })

const SCENES = {
  ...PEOPLE_SCENES,
  ...SIMULATION_SCENES,
  ...ORDER_SCENES,
  ...SALES_SCENES,
  ...CATALOGUE_SCENES,
  ...DELIVERY_SCENES,
  ...EQUIPMENT_SCENES,
  ...STOCK_SCENES,
  ...CUSTOMER_TICKET_SCENES,
  ...CUSTOMER_INVOICE_SCENES,
  ...TICKET_DESK_SCENES,
  ...BILLING_SCENES,
}

for (const [name, { email, at, dialogs }] of Object.entries(SCENES)) {
  test(`the dialogs of ${name}`, async ({ page }) => {
    const send = await enterWith(page, email, PASSWORD)
    expect(await violationsOfDialogs(page, await at(send, page), dialogs)).toEqual([])
  })
}

import { sql } from 'drizzle-orm'
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { db } from '@/server/db/client'
import { expireStockHolds } from '@/server/stock/holds/expire-holds'
import { insertExtraInvoice, insertInvoices } from './billing/insert-invoices'
import { insertCatalogue } from './catalogue/insert-catalogue'
import { giveRatings } from './companies/give-ratings'
import { insertCompanies } from './companies/insert-companies'
import { insertConsents } from './companies/insert-consents'
import { insertPeople, letIn } from './companies/insert-people'
import { askBureau } from './credit/ask-bureau'
import { enterIndexes } from './orders/enter-indexes'
import { insertCoupons } from './orders/insert-coupons'
import { runOrders } from './orders/run-orders'
import { type ScheduledOrder, scheduleOrders } from './orders/schedule'
import { seeded } from './random'
import { assignEquipment } from './stock/assign-equipment'
import { insertExchanges } from './stock/insert-exchanges'
import { insertUnits } from './stock/insert-units'
import { addOwnEquipment } from './stock/register-own-equipment'
import { insertTickets } from './tickets/insert-tickets'
import { withSimulatedConnections } from './time/simulated-pool'
import { atSimulatedTime, simulateTime } from './time/simulated-time'
import { MINUTES_A_DAY, officeTimeBefore } from './time/working-time'
import { clearCutShort, completely, isEmpty } from './whole'

const SEED = 2026

/**
 * Fills an empty database with the demo data: catalogue, companies, people, stock, coupons, orders, invoices, tickets, ratings,
 * credit reports and indexes. Always the same except for the dates, which lead up to now. A database with users is left
 * unchanged; one with an incomplete fill is emptied and filled again.
 */
export async function fillDemoData(): Promise<void> {
  await clearCutShort()
  if (!(await isEmpty())) return
  await completely(() => withSimulatedConnections(write))
  // What the job would do within ten minutes: nobody waits for the dashboard.
  await updateFigures()
}

async function write(): Promise<void> {
  const now = new Date()
  const random = seeded(SEED)
  const stories = scheduleOrders(now)
  const catalogue = await insertCatalogue()
  const companies = await insertCompanies(now)
  const people = await insertPeople(companies, { now, random })
  await insertConsents(now)
  await insertUnits(catalogue.products, takenBy(stories), { now, random })
  const coupons = await insertCoupons(companies, people, now)
  const stopTellingTime = simulateTime()
  try {
    const billed = { companies, people, now }
    // Before anybody is let in, so that nobody gets mail of what is long past.
    await runOrders({ now, catalogue, companies, people, coupons }, stories, async () => {
      await insertInvoices(billed)
      await letIn()
    })
    await insertExtraInvoice(billed)
    await insertExchanges(companies, people, officeTimeBefore(now))
    await atSimulatedTime(officeTimeBefore(now)(MINUTES_A_DAY), () => assignEquipment(companies, people))
    await atSimulatedTime(officeTimeBefore(now)(MINUTES_A_DAY), () => addOwnEquipment(companies, people))
    await insertTickets(people, officeTimeBefore(now), now)
    await giveRatings(people, now)
    await askBureau(people, now)
    await enterIndexes(people, now)
    // Around long holidays some holds expire earlier than scheduled.
    await atSimulatedTime(now, expireStockHolds)
  } finally {
    stopTellingTime()
  }
  await numberNotificationsByTime()
  await letNewMailsPass()
}

/** Several orders are told at once, so ids are not in the order of the simulated times; lists are by id. */
async function numberNotificationsByTime(): Promise<void> {
  await db().execute(sql`update notifications n set id = -place from
    (select id, row_number() over (order by created_at, id) as place from notifications) sorted where sorted.id = n.id`)
  await db().execute(sql`update notifications set id = -id`)
}

/** Lowers the priority of the demo's pending mails, so that new ones are sent before them. */
async function letNewMailsPass(): Promise<void> {
  await db().execute(sql`update pgboss.job set priority = -1 where state = 'created'`)
}

const GIVEN_BACK = /^(finished|cancelled)/

/** The units of each product that all orders together hold or rent in the end. */
function takenBy(stories: readonly ScheduledOrder[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { plan, steps } of stories) {
    if (GIVEN_BACK.test(plan.stands) || steps.some(({ name }) => name === 'lapse')) continue
    for (const [name, quantity] of Object.entries(plan.items)) taken.set(name, (taken.get(name) ?? 0) + quantity)
  }
  return taken
}

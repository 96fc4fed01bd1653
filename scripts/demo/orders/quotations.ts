import { db } from '@/server/db/client'
import {
  productUpgradeItems,
  quotationDeliveries,
  quotationDeliveryItems,
  quotationProducts,
  quotations,
  simulationChoices,
} from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import type { Catalogue } from '../catalogue/insert-catalogue'
import type { DemoProduct } from '../catalogue/insert-products'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'
import type { OrderPlan } from './order-plan.types'
import type { ScheduledOrder } from './schedule'

export type World = {
  now: Date
  catalogue: Catalogue
  companies: ReadonlyMap<string, DemoCompany>
  people: ReadonlyMap<string, Actor>
  coupons: ReadonlyMap<string, number>
}

type Wanted = { product: DemoProduct; quantity: number }
type Delivery = { addressId: number; insurance: boolean; items: Wanted[] }

/** A filled-in quotation. */
type Draft = {
  company: DemoCompany
  userId: number
  wanted: Wanted[]
  deliveries: Delivery[]
  plan: OrderPlan
  begunAt: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How long an open quotation is valid. */
const QUOTATION_DAYS = 30
/** The time from the first question to the review. */
const SIMULATING_MS = 17 * MINUTE_MS

/** The buyer: a user of the company, or a salesperson who acts for it. */
export function buyerOf(world: World, { company, plan }: ScheduledOrder): Actor {
  const mailbox = plan.by ?? 'gestor'
  const email = mailbox.includes('@') ? mailbox : `${mailbox}@${company}.example`
  return { ...of(world.people, email), companyId: of(world.companies, company).id }
}

/** Inserts the quotations of the orders, ready to be finished. @returns their ids, in this order */
export async function insertQuotations(world: World, stories: readonly ScheduledOrder[]): Promise<number[]> {
  const drafts = stories.map((story) => draftOf(world, story))
  const rows = await db()
    .insert(quotations)
    .values(drafts.map((draft) => toRow(world, draft)))
    .returning()
  const ids = rows.map(({ id }) => id)
  await insertContents(world, drafts, ids)
  return ids
}

function draftOf(world: World, story: ScheduledOrder): Draft {
  const { plan, placedAt } = story
  const company = of(world.companies, story.company)
  const wanted = wantedIn(world, plan.items)
  return {
    company,
    userId: buyerOf(world, story).id,
    wanted,
    deliveries: deliveriesOf(world, company, plan),
    plan,
    begunAt: new Date(placedAt.getTime() - SIMULATING_MS),
  }
}

const wantedIn = ({ catalogue }: World, items: Readonly<Record<string, number>>): Wanted[] =>
  Object.entries(items).map(([name, quantity]) => ({ product: of(catalogue.products, name), quantity }))

function deliveriesOf(world: World, company: DemoCompany, { to, items, insurance = false }: OrderPlan): Delivery[] {
  const [seat = ''] = company.addressIds.keys()
  const split = typeof to === 'object' ? to : { [to ?? seat]: items }
  return Object.entries(split).map(([label, contents]) => ({
    addressId: of(company.addressIds, label),
    insurance,
    items: wantedIn(world, contents),
  }))
}

/** The simulator of the first product; the other products were added to the cart. */
function simulatorOf({ catalogue }: World, { wanted }: Draft) {
  const simulator = [...catalogue.simulators.values()].find(({ id }) => id === wanted[0]?.product.simulatorId)
  if (!simulator) throw new Error('A demo order wants nothing')
  return simulator
}

function toRow(world: World, draft: Draft): typeof quotations.$inferInsert {
  const { company, userId, plan, begunAt } = draft
  const simulator = simulatorOf(world, draft)
  return {
    companyId: company.id,
    userId,
    simulatorId: simulator.id,
    stepId: simulator.questions.at(-1)?.stepId,
    planId: of(simulator.planIds, plan.refused?.months ?? plan.months ?? 24),
    servicePackageId: of(simulator.packageIds, plan.servicePackage ?? 'Essencial'),
    // If the first proposal was refused, the coupon came with the second.
    couponId: plan.coupon && !plan.refused ? of(world.coupons, plan.coupon) : null,
    comment: plan.comment,
    expiresAt: new Date(begunAt.getTime() + QUOTATION_DAYS * DAY_MS),
    createdAt: begunAt,
    updatedAt: begunAt,
  }
}

async function insertContents(world: World, drafts: readonly Draft[], ids: readonly number[]): Promise<void> {
  const withId = drafts.map((draft, index) => ({ draft, quotationId: ids[index] ?? 0 }))
  await db()
    .insert(simulationChoices)
    .values(withId.flatMap(({ draft, quotationId }) => choicesOf(world, draft, quotationId)))
  await db()
    .insert(quotationProducts)
    .values(
      withId.flatMap(({ draft, quotationId }) =>
        draft.wanted.map(({ product: { id, price }, quantity }, position) => ({
          quotationId,
          productId: id,
          quantity,
          price,
          position,
        })),
      ),
    )
  await db()
    .insert(productUpgradeItems)
    .values(withId.flatMap(({ draft, quotationId }) => upgradesOf(world, draft, quotationId)))
  const deliveries = withId.flatMap(({ draft, quotationId }) =>
    draft.deliveries.map((one) => ({ ...one, quotationId })),
  )
  const rows = await db()
    .insert(quotationDeliveries)
    .values(deliveries.map(({ quotationId, addressId, insurance }) => ({ quotationId, addressId, insurance })))
    .returning()
  await db()
    .insert(quotationDeliveryItems)
    .values(
      deliveries.flatMap(({ items }, index) =>
        items.map(({ product, quantity }) => ({ deliveryId: rows[index]?.id ?? 0, productId: product.id, quantity })),
      ),
    )
}

function upgradesOf({ catalogue }: World, { plan: { upgrades = {} } }: Draft, quotationId: number) {
  return Object.entries(upgrades).flatMap(([product, chosen]) =>
    Object.entries(chosen).map(([name, quantity]) => {
      const { id: upgradeId, monthlyFee } = of(catalogue.upgrades, name)
      return { quotationId, productId: of(catalogue.products, product).id, upgradeId, quantity, monthlyFee }
    }),
  )
}

/** The answers that lead to the first product in the cart. */
function choicesOf(world: World, draft: Draft, quotationId: number) {
  const properties = draft.wanted[0]?.product.properties ?? []
  return simulatorOf(world, draft).questions.flatMap(({ stepId, answers }) => {
    const name = properties.find((property) => answers.has(property))
    return name ? [{ quotationId, stepId, propertyId: of(answers, name) }] : []
  })
}

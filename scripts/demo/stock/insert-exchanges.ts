import { and, desc, eq, isNull } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { equipmentUnits, orders, products, rentals } from '@/server/db/schema/index'
import { acceptExchanges } from '@/server/equipment/exchanges/accept-exchanges'
import { listExchangesById } from '@/server/equipment/exchanges/list-exchanges'
import { requestExchanges } from '@/server/equipment/exchanges/request-exchanges'
import { updatePackage } from '@/server/logistics/packages/update-package'
import { assignSerials } from '@/server/logistics/packing/assign-serials'
import { appraiseReturn } from '@/server/logistics/returns/appraise-return'
import { receiveSerials } from '@/server/logistics/returns/receive-return'
import type { Actor } from '@/services/auth/actor.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { toDay } from '@/services/format/format.rules'
import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { addBusinessDays } from '@/services/orders/business-days.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'
import { atSimulatedTime } from '../time/simulated-time'
import { type Ago, MINUTES_A_DAY } from '../time/working-time'

export type ExchangeWanted = {
  company: string
  by: string
  product: string
  units?: number
  better?: string
  reason: string
}

/** A step of an exchange, this many business days ago. */
type ExchangeStep = { daysAgo: number; deed: (exchange: Exchange, operator: Actor) => Promise<unknown> }

export const accept: ExchangeStep['deed'] = ({ id }, operator) => acceptExchanges(operator, [id])

export const pack: ExchangeStep['deed'] = ({ package_id }, operator) =>
  assignSerials(operator, { package_id: package_id ?? 0, automatic: true })

export const makeReady: ExchangeStep['deed'] = ({ package_id }, operator) =>
  updatePackage(operator, package_id ?? 0, {
    delivery_status: 'WAITING_SHIPMENT',
    delivery_eta: addBusinessDays(toDay(new Date()), 3),
  })

export const ship: ExchangeStep['deed'] = ({ package_id }, operator) =>
  updatePackage(operator, package_id ?? 0, { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR 614 208 337' })

export const deliver: ExchangeStep['deed'] = ({ package_id }, operator) =>
  updatePackage(operator, package_id ?? 0, { delivery_status: 'DELIVERED' })

export const fetchOld: ExchangeStep['deed'] = ({ return_package_id }, operator) =>
  updatePackage(operator, return_package_id ?? 0, {
    delivery_status: 'EQUIPMENT_RETURN',
    tracking_code: 'BR 614 208 338',
    delivery_eta: addBusinessDays(toDay(new Date()), 2),
  })

export const receiveOld: ExchangeStep['deed'] = ({ return_package_id, unit }, operator) =>
  receiveSerials(operator, return_package_id ?? 0, { serials: [unit.serial] })

export const appraiseOld: ExchangeStep['deed'] = ({ return_package_id, unit }, operator) =>
  appraiseReturn(operator, return_package_id ?? 0, {
    items: [{ serial: unit.serial, ...flawlessAppraisal(CHECKLIST_POINTS) }],
  })

/** Exchanges that customers request, with the steps done so far. */
const EXCHANGES: readonly { askedDaysAgo: number; wanted: ExchangeWanted; steps: readonly ExchangeStep[] }[] = [
  {
    askedDaysAgo: 12,
    wanted: {
      company: 'horizonte',
      by: 'comprador@horizonte.example',
      product: 'Lumen 24',
      reason: 'Apareceu uma linha apagada na tela, de cima a baixo.',
    },
    steps: [
      { daysAgo: 11, deed: accept },
      { daysAgo: 10, deed: pack },
      { daysAgo: 9.8, deed: makeReady },
      { daysAgo: 9, deed: ship },
      { daysAgo: 7, deed: deliver },
      { daysAgo: 1, deed: fetchOld },
    ],
  },
  {
    askedDaysAgo: 2,
    wanted: {
      company: 'vilaserena',
      by: 'davi.lins@vilaserena.example',
      product: 'Vertex 13',
      reason: 'O teclado deixou de responder em algumas letras, mesmo depois da limpeza.',
    },
    steps: [{ daysAgo: 1, deed: accept }],
  },
  {
    askedDaysAgo: 0.6,
    wanted: {
      company: 'vilaserena',
      by: 'gestor@vilaserena.example',
      product: 'Vertex 14 Plus',
      reason: 'A bateria dura menos de uma hora e o notebook esquenta muito.',
    },
    steps: [],
  },
  {
    askedDaysAgo: 0.4,
    wanted: {
      company: 'horizonte',
      by: 'gestor@horizonte.example',
      product: 'Vertex 14',
      units: 2,
      better: 'Vertex 14 Plus',
      reason: 'Os projetos novos de estrutura travam: a equipe precisa de mais memória e processador.',
    },
    steps: [],
  },
]

type People = ReadonlyMap<string, Actor>

/** Plays exchanges through the use-cases: requested by customers, answered and carried out by operators. */
export async function insertExchanges(
  companies: ReadonlyMap<string, DemoCompany>,
  people: People,
  ago: Ago,
): Promise<void> {
  const when = (daysAgo: number) => ago(daysAgo * MINUTES_A_DAY)
  for (const { askedDaysAgo, wanted, steps } of EXCHANGES) {
    const timed = steps.map(({ daysAgo, deed }) => ({ at: when(daysAgo), deed }))
    await playExchange({ companies, people }, wanted, when(askedDaysAgo), timed)
  }
}

type World = { companies: ReadonlyMap<string, DemoCompany>; people: People }

/** Plays one request for an exchange, and its steps, each at its time. */
export async function playExchange(
  { companies, people }: World,
  wanted: ExchangeWanted,
  requestedAt: Date,
  steps: readonly { at: Date; deed: ExchangeStep['deed'] }[],
): Promise<void> {
  const operator = of(people, 'operacao@arrenda.example')
  let exchanges = await atSimulatedTime(requestedAt, () =>
    requestExchange(of(companies, wanted.company).id, of(people, wanted.by), wanted),
  )
  for (const { at, deed } of steps) {
    for (const exchange of exchanges) await atSimulatedTime(at, () => deed(exchange, operator))
    exchanges = await listExchangesById(
      db(),
      operator,
      exchanges.map(({ id }) => id),
    )
  }
}

async function requestExchange(
  companyId: number,
  person: Actor,
  { product, units, better, reason }: ExchangeWanted,
): Promise<Exchange[]> {
  const rented = await lastUnits(companyId, product, units ?? 1)
  const body = { units: rented.map(({ id }) => id), reason }
  if (!better) return requestExchanges(person, { ...body, kind: 'exchange' })
  const [betterProduct] = await db().select({ id: products.id }).from(products).where(eq(products.name, better))
  return requestExchanges(person, { ...body, kind: 'upgrade', product_id: betterProduct?.id })
}

/** The last units of a product that a company has in use. */
const lastUnits = (companyId: number, product: string, count: number) =>
  db()
    .select({ id: equipmentUnits.id })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.stageName, 'ONGOING'),
        eq(products.name, product),
        eq(equipmentUnits.status, 'IN_USE'),
      ),
    )
    .orderBy(desc(equipmentUnits.id))
    .limit(count)

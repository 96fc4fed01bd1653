import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { db } from '@/server/db/client'
import { equipmentUnits, exchanges, orders, products, rentals } from '@/server/db/schema'
import { updatePackage } from '@/server/logistics/packages/update-package'
import { assignSerials } from '@/server/logistics/packing/assign-serials'
import { uploadAttachment } from '@/server/tickets/attachments/upload-attachment'
import { closeSilentTickets } from '@/server/tickets/clocks/close-silent'
import { watchClocks } from '@/server/tickets/clocks/watch-clocks'
import { getTicket } from '@/server/tickets/detail/get-ticket'
import { exchangeUnit } from '@/server/tickets/handling/exchange-unit'
import { setStatus } from '@/server/tickets/handling/set-status'
import { createMessage } from '@/server/tickets/messages/create-message'
import { openTicket } from '@/server/tickets/opening/opening.service'
import { rateTicket } from '@/server/tickets/ratings/rate-ticket'
import { createReply } from '@/server/tickets/replies/create-reply'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { addBusinessDays } from '@/services/orders/business-days.rules'
import { drawPdf } from '../documents/pdf'
import { of } from '../named'
import { atSimulatedTime } from '../time/simulated-time'
import { type Ago, MINUTES_A_DAY } from '../time/working-time'
import { REPLIES, type TicketStep, type TicketStory, TICKETS } from './tickets.data'

type People = ReadonlyMap<string, Actor>

/** Plays tickets through the use-cases, each step at its time, with the reminders and warnings that they cause. */
export async function insertTickets(people: People, ago: Ago, now: Date): Promise<void> {
  await atSimulatedTime(ago(20 * MINUTES_A_DAY), () => insertReplies(of(people, 'operacao@arrenda.example')))
  const opened = new Map<TicketStory, number>()
  for (const { at, act } of inTime(TICKETS)) await atSimulatedTime(ago(at), () => act(people, opened))
  await atSimulatedTime(now, () => closeSilentTickets(now))
  await atSimulatedTime(now, () => watchClocks(now))
}

type Moment = { at: number; act: (people: People, opened: Map<TicketStory, number>) => Promise<unknown> }

/** Everything that happens in all tickets, the earliest first. */
const inTime = (stories: readonly TicketStory[]): Moment[] =>
  stories
    .flatMap((story): Moment[] => [
      { at: story.ago, act: async (people, opened) => opened.set(story, await open(people, story)) },
      ...(story.steps ?? []).map((step): Moment => ({
        at: step.ago,
        act: (people, opened) => play(of(people, step.by), must(opened.get(story), 'opened ticket'), step),
      })),
    ])
    .toSorted((one, other) => other.at - one.at)

async function open(people: People, { by, ticket, product, file }: TicketStory): Promise<number> {
  const person = of(people, by)
  const { id } = await openTicket(person, {
    ...ticket,
    unit_id: product ? await unitOf(person, product) : undefined,
    attachment_ids: file ? [await attach(person, file)] : [],
  })
  return id
}

async function play(person: Actor, id: number, step: TicketStep): Promise<unknown> {
  const { version } = await getTicket(person, id)
  if (step.exchanges) return exchangeUnit(person, id, version)
  if (step.ships) return ship(person, id)
  if (step.rates) return rateTicket(person, id, step.rates)
  if (step.closes) return setStatus(person, id, { status: 'CLOSED', message: step.says, version })
  return createMessage(person, id, {
    text: step.says,
    kind: step.note ? 'note' : 'public',
    wait_for_customer: step.waits,
  })
}

/** Packs the replacement of a ticket's exchange and sends it. */
async function ship(operator: Actor, ticketId: number): Promise<void> {
  const { exchange } = await getTicket(operator, ticketId)
  const rows = await db()
    .select({ packageId: exchanges.packageId })
    .from(exchanges)
    .where(eq(exchanges.id, must(exchange, 'exchange').id))
  const packageId = must(rows[0]?.packageId, 'package of the replacement')
  await assignSerials(operator, { package_id: packageId, automatic: true })
  const eta = addBusinessDays(toDay(new Date()), 2)
  await updatePackage(operator, packageId, { delivery_status: 'WAITING_SHIPMENT', delivery_eta: eta })
  await updatePackage(operator, packageId, { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR 482 104 977' })
}

/** The first unit that somebody uses themselves (`own`), or the last of a product that their company has in use. */
async function unitOf(person: Actor, product: string): Promise<number> {
  const isTheirs = product === 'own' ? eq(equipmentUnits.userId, person.id) : eq(products.name, product)
  const rows = await db()
    .select({ id: equipmentUnits.id })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .innerJoin(orders, and(eq(orders.id, rentals.orderId), eq(orders.stageName, 'ONGOING')))
    .where(
      and(
        eq(equipmentUnits.companyId, must(person.companyId, 'company')),
        eq(equipmentUnits.status, 'IN_USE'),
        isTheirs,
      ),
    )
    .orderBy(product === 'own' ? asc(equipmentUnits.id) : desc(equipmentUnits.id))
    .limit(1)
  return must(rows[0]?.id, `unit of ${product} for ${person.email}`)
}

async function attach(person: Actor, file: 'photo' | 'report'): Promise<number> {
  const content = file === 'photo' ? await drawPhoto() : drawPdf(REPORT)
  const name = file === 'photo' ? 'foto-do-equipamento.png' : 'relatorio-bateria.pdf'
  return (await uploadAttachment(person, { name, content, fields: {} })).id
}

const REPORT = {
  issuer: 'Horizonte Engenharia',
  note: 'Relatório do sistema',
  title: 'Saúde da bateria',
  facts: [
    ['Capacidade de fábrica', '56.000 mWh'],
    ['Capacidade atual', '11.200 mWh'],
    ['Ciclos', '412'],
    ['Desligamentos inesperados', '9 em 7 dias'],
  ],
} as const

/** A stand-in for a photograph of a notebook. */
const drawPhoto = (): Promise<Uint8Array> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
      <rect width="1200" height="900" fill="#c9c8d4"/><rect x="250" y="170" width="700" height="430" rx="24" fill="#1d1c28"/>
      <rect x="280" y="200" width="640" height="370" fill="#3f3e4e"/><path d="M640 250l70 120-40 10 60 130" stroke="#8b8a99" stroke-width="5" fill="none"/>
      <path d="M170 640h860l70 90H100z" fill="#2b2a37"/></svg>`),
  )
    .png()
    .toBuffer()

async function insertReplies(operator: Actor): Promise<void> {
  for (const reply of REPLIES) await createReply(operator, { ...reply, active: true })
}

import { asc, eq } from 'drizzle-orm'
import { createDrafts, draftLastMonth } from '@/server/billing/invoices/create-drafts'
import { createInvoice } from '@/server/billing/invoices/drafts/create-invoice'
import { cancelInvoice } from '@/server/billing/invoices/ending/cancel-invoice'
import { issueInvoices } from '@/server/billing/invoices/issuing/issue-invoices'
import { recordPayment } from '@/server/billing/payments/record-payment'
import { db } from '@/server/db/client'
import { invoices } from '@/server/db/schema/index'
import type { Actor } from '@/services/auth/actor.rules'
import { addBusinessDays, addDays, addMonths } from '@/services/orders/business-days.rules'
import { toDay } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'
import {
  accept,
  appraiseOld,
  deliver,
  fetchOld,
  makeReady,
  pack,
  playExchange,
  receiveOld,
  ship,
} from '../stock/insert-exchanges'
import { at } from '../time/calendar'
import { atSimulatedTime } from '../time/simulated-time'
import { MINUTES_A_DAY, officeTimeBefore } from '../time/working-time'
import { CANCELLED_BECAUSE, CHANGES, FATES, LOST_PHONE, PAY_BY_PIX } from './invoices.data'

type Companies = ReadonlyMap<string, DemoCompany>
export type Billed = { companies: Companies; people: ReadonlyMap<string, Actor>; now: Date }

const MONTHS = [3, 2, 1] as const
const STEPS = [accept, pack, makeReady, ship, deliver, fetchOld, receiveOld, appraiseOld]

type Moment = { time: Date; act: () => Promise<unknown> }

/**
 * Plays the invoices of the last three months through the use-cases, each step at its time: drafted in the night of the first
 * day, issued in the morning of the first business day, paid the day before they are due. What would lie after now has not
 * happened yet.
 */
export async function insertInvoices(billed: Billed): Promise<void> {
  const finance = of(billed.people, 'financeiro@arrenda.example')
  const moments = [...changes(billed), ...MONTHS.flatMap((monthsAgo) => momentsOf(billed, finance, monthsAgo))]
  for (const { time, act } of moments.toSorted((a, b) => a.time.getTime() - b.time.getTime())) {
    if (time <= billed.now) await atSimulatedTime(time, act)
  }
}

/** The first day of a month, counted back from the current one. */
const firstDay = (now: Date, monthsAgo: number): string => addMonths(`${toDay(now).slice(0, 7)}-01`, 0 - monthsAgo)

function momentsOf({ companies, now }: Billed, finance: Actor, monthsAgo: number): Moment[] {
  const day = firstDay(now, monthsAgo - 1)
  const month = firstDay(now, monthsAgo)
  const issuedOn = addBusinessDays(day, 0)
  const keyOf = new Map([...companies].map(([key, { id }]) => [id, key]))
  const fateOf = (companyId: number) =>
    FATES.find((one) => one.monthsAgo === monthsAgo && one.company === keyOf.get(companyId))?.fate
  const listMonth = () => db().select().from(invoices).where(eq(invoices.period, month)).orderBy(asc(invoices.id))

  const issueMonth = async () => {
    const drafts = (await listMonth()).filter(
      ({ companyId, status }) => status === 'DRAFT' && fateOf(companyId) !== 'draft',
    )
    await issue(finance, drafts)
  }
  const issueAnew = async () => {
    for (const { id, companyId } of (await listMonth()).filter((one) => fateOf(one.companyId) === 'cancelled')) {
      await cancelInvoice(finance, id, CANCELLED_BECAUSE)
      await createDrafts(finance, { period: month.slice(0, 7), company_ids: [companyId] })
      await issue(
        finance,
        (await listMonth()).filter((one) => one.companyId === companyId && one.status === 'DRAFT'),
      )
    }
  }
  const pay = async () => {
    for (const { id, companyId, total, status, dueOn } of await listMonth()) {
      const fate = fateOf(companyId)
      if (status !== 'ISSUED' || fate === 'late') continue
      const paidOn = addDays(dueOn, -1)
      await recordPayment(finance, id, {
        amount: fate === 'half paid' ? toDecimal(Math.floor(toCents(total) / 2)) : total,
        paid_on: paidOn,
        method: PAY_BY_PIX.includes(of(keyOf, companyId)) ? 'PIX' : 'TRANSFER',
        external_id: null,
      })
    }
  }
  return [
    { time: at(day, '00:30'), act: draftLastMonth },
    { time: at(issuedOn, '09:40'), act: issueMonth },
    { time: at(issuedOn, '15:10'), act: issueAnew },
    { time: at(addBusinessDays(addDays(day, 4), 2), '10:20'), act: pay },
  ]
}

async function issue(finance: Actor, drafts: readonly { id: number; version: number }[]): Promise<void> {
  if (drafts.length === 0) return
  const { results } = await issueInvoices(finance, { invoices: drafts.map(({ id, version }) => ({ id, version })) })
  const refused = results.find(({ error }) => error)
  if (refused) throw new Error(`Demo invoice ${String(refused.id)}: ${refused.error?.message ?? ''}`)
}

/** Exchanges around the middle of the last month, a step each business day. */
const changes = ({ companies, people, now }: Billed): Moment[] =>
  CHANGES.map((wanted, index) => {
    const requestedOn = addBusinessDays(addDays(firstDay(now, 1), 8 + index), 0)
    const steps = STEPS.map((deed, step) => ({ at: at(addBusinessDays(requestedOn, step + 1), '14:00'), deed }))
    return {
      time: at(requestedOn, '11:00'),
      act: () => playExchange({ companies, people }, wanted, at(requestedOn, '11:00'), steps),
    }
  })

/** An invoice apart from the months, written by FINANCEIRO on the last business day. */
export async function insertExtraInvoice({ companies, people, now }: Billed): Promise<void> {
  const { company, note, line } = LOST_PHONE
  await atSimulatedTime(officeTimeBefore(now)(MINUTES_A_DAY / 2), () =>
    createInvoice(of(people, 'financeiro@arrenda.example'), {
      company_id: of(companies, company).id,
      kind: 'EXTRA',
      lines: [line],
      due_on: addBusinessDays(toDay(now), 7),
      note,
    }),
  )
}

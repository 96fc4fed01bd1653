import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { toDay } from '@/services/format/format.rules'
import { addBusinessDays, addDays } from '@/services/orders/business-days.rules'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { aMailServer } from '@/tests/factories/http/mail-server'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

process.env.MAIL_DELAY_MS = '0'

// `KILLS=20 npx jest tests/server/billing/reminders/killed` kills it more often.
const KILLS = Number(process.env.KILLS ?? 2)

/** So many invoices are reminded of: a process is killed somewhere among them. */
const INVOICES = 40

// Real processes on this file's database: the next one finds what a killed one leaves. They start slowly under load.
jest.setTimeout(180_000 + KILLS * 60_000)

let mails: Awaited<ReturnType<typeof aMailServer>>
/** The running process. */
let arrenda: ApiProcess

beforeAll(async () => {
  mails = await aMailServer()
})

afterAll(async () => {
  await arrenda.kill()
  await mails.close()
})

const anArrenda = () => anApiProcess({ SMTP_URL: mails.url })

/** Open invoices that were due yesterday, or the business day before; each of a company with one manager. */
async function someLateInvoices(): Promise<number[]> {
  const today = toDay(new Date())
  const dueOn = addBusinessDays(addDays(today, -6), 0)
  const ids: number[] = []
  for (let made = 0; made < INVOICES; made++) {
    const company = await aCompany()
    await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
    ids.push((await anInvoice({ company, dueOn, issuedOn: addDays(dueOn, -40) })).id)
  }
  return ids
}

/** The schedule's queue: it is worked on by the processes, never by this one. */
const reminders = defineJob('billing.reminders', () => Promise.resolve())

/** As if nine o'clock had come. */
const strikeNine = () => transaction((tx) => reminders.enqueue(tx, {}))

/** As if the heartbeat of the killed process had expired, its jobs were due, and it were day. */
const hurry = () =>
  rowsOf(`update pgboss.job set start_after = now(), retry_delay = 0, retry_backoff = false,
    heartbeat_on = case when state = 'active' then now() - interval '1 hour' else heartbeat_on end
    where name in ('billing.reminders', 'mail.deliver') and state in ('created', 'retry', 'active')`)

const openJobs = () =>
  rowsOf(`select 1 from pgboss.job where name in ('billing.reminders', 'mail.deliver')
    and state in ('created', 'retry', 'active')`)
const written = () =>
  rowsOf<{ event_key: string; status: string }>(
    "select event_key, status from mail_outbox where event_key like 'invoice:%'",
  )

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50)
}

describe('a process that is killed among its reminders', () => {
  it('leaves the rest to the next one, and each reaches its people exactly once', async () => {
    const ids = await someLateInvoices()
    // No mail is on its way when a process dies: one that was taken just then could only be sent again.
    mails.state.mood = 'stalls'
    arrenda = await anArrenda()
    await strikeNine()
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = Math.floor((INVOICES * kill) / (KILLS + 1))
      await until(async () => (await written()).length >= enough)
      await arrenda.kill()
      await hurry()
      arrenda = await anArrenda()
    }
    mails.state.mood = 'takes'
    await until(async () => {
      await rowsOf(
        "update pgboss.job set start_after = now() where name = 'mail.deliver' and state in ('created', 'retry')",
      )
      return (await openJobs()).length === 0
    })

    const all = await written()
    expect(new Set(all.map(({ event_key }) => event_key.split(':')[1]))).toEqual(new Set(ids.map(String)))
    expect(all).toHaveLength(ids.length)
    expect(all.filter(({ status }) => status !== 'sent')).toEqual([])
    const received = all.map(
      ({ event_key }) =>
        mails.state.received.filter((mail) => mail.includes(`Message-ID: <${event_key}@arrenda>`)).length,
    )
    expect(received).toEqual(ids.map(() => 1))
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { aMailServer } from '@/tests/factories/http/mail-server'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

process.env.MAIL_DELAY_MS = '0'

// `KILLS=20 npx jest tests/server/mail/killed` kills it more often.
const KILLS = Number(process.env.KILLS ?? 1)

// Real processes on this file's database: the next one finds what a killed one leaves. They start slowly under load.
jest.setTimeout(180_000 + KILLS * 60_000)

let mails: Awaited<ReturnType<typeof aMailServer>>
/** The running process. */
let arrenda: ApiProcess

beforeAll(async () => {
  mails = await aMailServer()
  arrenda = await anArrenda()
})

afterAll(async () => {
  await arrenda.kill()
  await mails.close()
})

const anArrenda = () => anApiProcess({ SMTP_URL: mails.url })

async function accept(team: Team): Promise<void> {
  const answer = await fetch(`${arrenda.api}${team.checkout}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${team.customer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ proposal_accepted: true }),
  })
  expect(answer.status).toBe(200)
}

const outboxOf = ({ orderId }: Team) =>
  rowsOf<{ event_key: string; status: string }>(
    "select event_key, status from mail_outbox where event_key like 'order:' || $1::int || ':2:%' order by id",
    [orderId],
  )
const openJobs = () =>
  rowsOf("select 1 from pgboss.job where name = 'mail.deliver' and state in ('created', 'retry', 'active')")

/** As if the heartbeat of the killed process had expired and its jobs were due for their next attempt. */
const expireHeartbeats = () =>
  rowsOf(`update pgboss.job set heartbeat_on = now() - interval '1 hour', retry_delay = 0, retry_backoff = false
    where state = 'active'`)

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(50)
}

/** Every mail about the acceptance reached the mail server exactly once. */
async function expectOneOfEach(team: Team): Promise<void> {
  await until(async () => (await openJobs()).length === 0)
  const written = await outboxOf(team)
  expect(written.length).toBeGreaterThan(0)
  expect(written.map(({ status }) => status)).toEqual(written.map(() => 'sent'))
  for (const { event_key } of written) {
    expect(mails.state.received.filter((mail) => mail.includes(`Message-ID: <${event_key}@arrenda>`))).toHaveLength(1)
  }
}

describe('a process that is killed between the commit and the mail', () => {
  it('leaves the mail to the next process, which sends it once', async () => {
    const team = await aTeam()
    await accept(team)
    await arrenda.kill()
    expect((await outboxOf(team)).length).toBeGreaterThan(0)
    await expireHeartbeats()

    arrenda = await anArrenda()
    await expectOneOfEach(team)
  })

  it('leaves it to the next process also when killed during the delivery, however often', async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const team = await aTeam()
      mails.state.mood = 'stalls'
      const calls = mails.state.calls
      await accept(team)
      await until(() => mails.state.calls > calls)
      await arrenda.kill()
      expect(await outboxOf(team)).toContainEqual(expect.objectContaining({ status: 'pending' }))
      await expireHeartbeats()

      mails.state.mood = 'takes'
      arrenda = await anArrenda()
      await expectOneOfEach(team)
    }
  })
})

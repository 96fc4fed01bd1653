import { setTimeout as wait } from 'node:timers/promises'
import { aBiller } from '@/tests/factories/billing/running-orders'
import { anExtraDraft, readInvoice } from '@/tests/factories/billing/invoicing'
import { anApiProcess } from '@/tests/factories/http/api-process'
import { rowsOf } from '@/tests/factories/rows'

/** More for a long run: `KILLS=100` kills while 200 drafts are issued. */
const KILLS = Number(process.env.KILLS ?? 5)
const DRAFTS = KILLS * 2

// Real processes on this file's database, which start slowly under load.
jest.setTimeout(60_000 + KILLS * 20_000)

describe('a process that is killed while it issues invoices', () => {
  it('leaves numbers from 1 on without a gap or a double, and each draft either issued whole or untouched', async () => {
    const biller = await aBiller()
    const drafts = []
    for (let count = 0; count < DRAFTS; count += 1) drafts.push(await anExtraDraft(biller))
    for (let kill = 0; kill < KILLS; kill += 1) {
      const open = await rowsOf<{ id: number; version: number }>(
        `select id, version from invoices where status = 'DRAFT' order by id`,
      )
      const arrenda = await anApiProcess()
      // Its first call takes long, and nothing would be issued before the kill.
      await fetch(`${arrenda.api}/invoices/summary`, { headers: { Authorization: `Bearer ${biller.token}` } })
      const issuing = fetch(`${arrenda.api}/invoices/issue`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${biller.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ invoices: open.slice(0, 3) }),
      }).catch(() => undefined)
      // At another moment each time: before the first one, in one, or between two.
      await wait(Math.random() * 90)
      await arrenda.kill()
      await issuing
    }
    await expectNoGap()

    const rest = await rowsOf<{ id: number; version: number }>(
      `select id, version from invoices where status = 'DRAFT'`,
    )
    for (const { id } of rest) expect((await readInvoice(biller, id)).version).toBe(1)
    const arrenda = await anApiProcess()
    await Promise.all(rest.map((draft) => issueAt(arrenda.api, biller, draft)))
    await arrenda.end()
    await expectNoGap(DRAFTS)
  })
})

const issueAt = (api: string, { token }: { token: string }, draft: { id: number; version: number }) =>
  fetch(`${api}/invoices/issue`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ invoices: [draft] }),
  })

async function expectNoGap(many?: number): Promise<void> {
  const [found] = await rowsOf<{ issued: number; last: number | null; different: number; given: number; told: number }>(
    `select count(*)::int as issued, max(number) as last, count(distinct number)::int as different,
      coalesce((select last_number from invoice_series where series = 'A'), 0) as given,
      (select count(*)::int from event_logs where model_name = 'invoice' and action = 'issued') as told
     from invoices where status <> 'DRAFT'`,
  )
  const issued = many ?? found?.issued
  expect(found).toEqual({ issued, last: issued === 0 ? null : issued, different: issued, given: issued, told: issued })
}

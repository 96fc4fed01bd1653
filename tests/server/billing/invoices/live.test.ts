import { endSessions } from '@/server/auth/sessions.service'
import { transaction } from '@/server/db/client'
import { aBiller } from '@/tests/factories/billing/running-orders'
import { anExtraDraft, edit, issued } from '@/tests/factories/billing/invoicing'
import { aLiveStream } from '@/tests/factories/http/live-stream'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

async function everyone() {
  const company = await aCompany()
  const people = {
    GESTOR: await aUser({ company }),
    COLABORADOR: await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }),
    'another company’s GESTOR': await aUser(),
    FINANCEIRO: await aBiller(),
    OPERAÇÃO: await aStaffUser(['OPERAÇÃO']),
  }
  return { company, people }
}

type People = Awaited<ReturnType<typeof everyone>>['people']

/** Who of these people hears of an invoice while this happens. */
async function whoHears(people: People, happens: () => Promise<unknown>): Promise<string[]> {
  const streams = await Promise.all(
    Object.entries(people).map(async ([who, { token }]) => ({ who, stream: await aLiveStream(token) })),
  )
  await happens()
  const ids = Object.values(people).map(({ id }) => id)
  // The streams end after the events before have been received.
  await transaction((tx) => endSessions(tx, ids))
  for (const { stream } of streams) await stream.ended
  return streams.flatMap(({ who, stream }) => (stream.changes.some(({ type }) => type === 'invoice') ? [who] : []))
}

describe('an open screen hears of an invoice', () => {
  it('while it is a draft, of staff who send invoices alone', async () => {
    const { company, people } = await everyone()
    const draft = await anExtraDraft(people.FINANCEIRO, { company_id: company.id })
    expect(await whoHears(people, () => edit(people.FINANCEIRO, draft, { note: 'Obrigado.' }))).toEqual(['FINANCEIRO'])
  })

  it('once it is issued, of those who read the invoices of the company too', async () => {
    const { company, people } = await everyone()
    const draft = await anExtraDraft(people.FINANCEIRO, { company_id: company.id })
    expect(await whoHears(people, () => issued(people.FINANCEIRO, draft))).toEqual(['GESTOR', 'FINANCEIRO'])
  })
})

import { createApp } from '@/server/app'
import { drainJobs } from '@/server/jobs/queue'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, handIn, orderOf, prepareContract, signContract, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const [FIRST] = REQUIRED_DOCUMENTS

const documentIn = (order: Order, type: string) => order.documents.find(({ document_type }) => document_type === type)

const addExtra = (team: Team) =>
  upload<Order>(`${team.checkout}/extra-documents`, {
    token: team.customer.token,
    fields: { document_type: 'Procuração' },
  })

/** Handed in, everything approved but one, and given back. */
async function returnedFor(type: string, prepare?: (team: Team) => Promise<unknown>): Promise<Team> {
  const team = await aTeamAt('DOC_ANALYSIS')
  await prepare?.(team)
  await handIn(team)
  for (const { id, document_type, is_signable } of (await orderOf(team)).documents) {
    if (is_signable) continue
    const approved = document_type !== type
    await team.asAdmin('PUT', `/documents/${String(id)}`, { approved, ...(!approved && { message: 'Ilegível.' }) })
  }
  await team.asAdmin('PUT', '/finish-analysis')
  return team
}

async function download(address: string, token: string) {
  const answer = await createApp().request(`/api${address}`, { headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, content: new Uint8Array(await answer.arrayBuffer()) }
}

async function fileOf(team: Team, type: string) {
  const document = documentIn(await orderOf(team), type)
  const [file] = document?.files ?? []
  return { document, file, path: `/documents/${String(document?.id)}/files/${String(file?.id)}` }
}

describe('a file of a reproved document that is taken out', () => {
  it('is hidden, and there for staff, whose history names it', async () => {
    const team = await returnedFor(FIRST)
    const { document, file, path } = await fileOf(team, FIRST)

    const { status, body } = await team.asCustomer('DELETE', path)
    await drainJobs()

    expect([status, documentIn(body, FIRST)?.files]).toEqual([200, []])
    const [event] = await rowsOf(
      `select action, before from event_logs where model_name = 'order' and object_id = $1 order by id desc limit 1`,
      [team.orderId],
    )
    const { id, name, sha256 } = { ...file }
    const withdrawn_files = [{ id, document_id: document?.id, name, sha256, kind: 'original' }]
    expect(event).toEqual({ action: 'remove_file', before: expect.objectContaining({ withdrawn_files }) })
    expect(await download(`${team.managed}${path}`, team.admin.token)).toEqual({ status: 200, content: aPdf(FIRST) })
  })

  it('is gone for the customer, and for a salesperson of other companies', async () => {
    const team = await returnedFor(FIRST)
    const { path } = await fileOf(team, FIRST)
    await team.asCustomer('DELETE', path)
    const salesperson = await aStaffUser(['VENDEDOR'])

    expect((await download(`${team.checkout}${path}`, team.customer.token)).status).toBe(404)
    expect((await download(`${team.managed}${path}`, salesperson.token)).status).toBe(404)
    await expectRefusal(team.orderId, { status: 404 }, () => team.asCustomer('DELETE', path))
  })

  it('does not count: the document waits for another', async () => {
    const team = await returnedFor(FIRST)
    await team.asCustomer('DELETE', (await fileOf(team, FIRST)).path)

    await expectRefusal(team.orderId, { status: 409, error: /1 documento/ }, () =>
      team.asCustomer('PUT', '/document-submit/'),
    )
  })

  it('is deleted with its bytes when it is new and has not been judged', async () => {
    const team = await returnedFor(FIRST)
    const { document } = await fileOf(team, FIRST)
    const { body } = await upload<Order>(`${team.checkout}/documents/${String(document?.id)}/files`, {
      token: team.customer.token,
    })
    const fresh = documentIn(body, FIRST)?.files.at(-1)
    const path = `/documents/${String(document?.id)}/files/${String(fresh?.id)}`

    await team.asCustomer('DELETE', path)

    expect((await download(`${team.managed}${path}`, team.admin.token)).status).toBe(404)
    expect(await rowsOf('select 1 from document_files where id = $1', [fresh?.id])).toEqual([])
  })
})

describe('a reproved extra document that is taken back', () => {
  it('is there for staff, and its name is free again', async () => {
    const team = await returnedFor('Procuração', addExtra)
    const { document, path } = await fileOf(team, 'Procuração')

    const { body } = await team.asCustomer('DELETE', `/extra-documents/${String(document?.id)}`)
    await drainJobs()

    expect(documentIn(body, 'Procuração')).toBeUndefined()
    expect((await download(`${team.managed}${path}`, team.admin.token)).status).toBe(200)
    expect((await download(`${team.checkout}${path}`, team.customer.token)).status).toBe(404)
    const again = await addExtra(team)
    expect([again.status, documentIn(again.body, 'Procuração')?.files]).toEqual([201, [expect.anything()]])
  })
})

describe('a signed contract that is reproved', () => {
  it('is withdrawn, and there for staff', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)
    const { document } = await fileOf(team, 'CONTRACT')
    const signed = document?.files.find(({ kind }) => kind === 'signed')
    const path = `/documents/${String(document?.id)}`

    const { body } = await team.asAdmin('PUT', path, { approved: false, message: 'Falta uma assinatura.' })

    expect(documentIn(body, 'CONTRACT')?.files.map(({ kind }) => kind)).toEqual(['original'])
    const address = `${path}/files/${String(signed?.id)}`
    expect((await download(`${team.managed}${address}`, team.admin.token)).status).toBe(200)
    expect((await download(`${team.checkout}${address}`, team.customer.token)).status).toBe(404)
  })
})

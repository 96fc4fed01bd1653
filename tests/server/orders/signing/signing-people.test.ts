import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId as readDocument, orderOf, putUpTerm, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aContractToSign, keyOf, readAndAsk, sendToSign, signAs, withKey } from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const BEGUN = { status: 409, code: 'conflict', error: /^Alguém já assinou/ }
const rita = { name: 'Rita Lopes', email: 'rita@horizonte.example', cpf: '12345678909', role: 'witness', order: 4 }

const removal = (documentId: number, id: number) => `/documents/${String(documentId)}/signers/${String(id)}`

describe('taking off who was to sign', () => {
  it.each(['customer', 'staff'])(
    'is open to %s before the document goes out, and history says who it was',
    async (side) => {
      const { team, documentId, people } = await aContractToSign()
      const send = side === 'customer' ? team.asCustomer : team.asAdmin

      const { status, body } = await send('DELETE', removal(documentId, people[2].id))

      expect(status).toBe(200)
      expect(body.signers.map(({ name }) => name)).toEqual(['Pessoa 0', 'Pessoa 1'])
      expect(body.turn).toBe('customer')
      expect(body.history[0]?.action).toBe('remove_signer')
      const [entry] = await rowsOf<{ before: object }>(
        `select before from event_logs where object_id = $1 and action = 'remove_signer'`,
        [team.orderId],
      )
      expect(entry?.before).toMatchObject({ document: 'CONTRACT', name: 'Pessoa 2', role: 'witness' })
    },
  )

  it('recalls a document that was sent: its links are closed, and staff send it again', async () => {
    const { team, documentId, people } = await aContractToSign([1, 1, 1])
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await readAndAsk(key)

    await team.asCustomer('DELETE', removal(documentId, people[2].id))

    expect((await withKey(key, 'GET')).body).toMatchObject({ code: 'link_not_valid' })
    expect((await orderOf(team)).signers.map(({ asked_at }) => asked_at)).toEqual([null, null])
    expect(await rowsOf('select 1 from signing_evidence where signer_id = $1', [people[2].id])).toHaveLength(1)
    const named = await team.asCustomer('POST', `/documents/${String(documentId)}/signers`, rita)
    expect(named.body.turn).toBe('staff')
    await sendToSign(team)
    expect((await signAs(people[0])).status).toBe(201)
  })

  it('is refused once somebody has signed, as naming somebody is, until another PDF withdraws the signature', async () => {
    const { team, documentId, people } = await aContractToSign()
    await sendToSign(team)
    await signAs(people[0])

    await expectRefusal(team.orderId, BEGUN, () => team.asCustomer('DELETE', removal(documentId, people[1].id)))
    await expectRefusal(team.orderId, BEGUN, () =>
      team.asAdmin('POST', `/documents/${String(documentId)}/signers`, rita),
    )
    const content = aPdf('outro')
    await upload(`${team.managed}/documents/${String(documentId)}/files`, { token: team.admin.token, content })
    expect((await team.asCustomer('DELETE', removal(documentId, people[0].id))).status).toBe(200)
  })

  it('accepts only signers of its own document', async () => {
    const { team, documentId, people } = await aContractToSign()
    const other = await aContractToSign()
    const term = await readDocument(team, 'DELIVERY_TERM')
    for (const path of [
      removal(documentId, other.people[0].id),
      removal(term, people[0].id),
      removal(await readDocument(team, 'PROOF_OF_ADDRESS'), people[0].id),
    ])
      await expectRefusal(team.orderId, { status: 404 }, () => team.asCustomer('DELETE', path))
    expect((await orderOf(other.team)).signers).toHaveLength(3)
  })
})

describe('signing a delivery term by links', () => {
  const nameForTerm = async (team: Team, overrides: object) =>
    team.asCustomer('POST', `/documents/${String(await readDocument(team, 'DELIVERY_TERM'))}/signers`, {
      ...rita,
      email: `${String(team.orderId)}@horizonte.example`,
      ...overrides,
    })

  it('goes from who is named to the rental', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    await putUpTerm(team)
    const { body: named } = await nameForTerm(team, { role: 'signer', order: 1 })
    expect(named.turn).toBe('staff')

    const { body: sent } = await sendToSign(team, 'DELIVERY_TERM')
    expect(sent.turn).toBe('customer')
    await signAs({ name: rita.name, email: `${String(team.orderId)}@horizonte.example` })
    await runJobs()

    const signed = await orderOf(team)
    const term = (order: Order) => order.documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')
    expect(signed.turn).toBe('staff')
    expect(term(signed)?.files.map(({ kind }) => kind)).toEqual(['original', 'signed'])
    const { body: done } = await team.asAdmin('PUT', '/stage', { stage_name: 'DELIVERY_TERM', approved: true })
    expect(done.stage_name).toBe('ONGOING')
  })

  it('needs the customer: a witness alone signs nothing', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    await putUpTerm(team)
    await nameForTerm(team, {})

    await expectRefusal(team.orderId, { status: 409, error: 'Indique ainda 1 signatário.' }, () =>
      sendToSign(team, 'DELIVERY_TERM'),
    )
  })
})

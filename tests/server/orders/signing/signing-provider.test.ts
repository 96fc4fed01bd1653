import { reconcileEnvelopes, remindSigners } from '@/server/orders/signing/signing-schedules'
import { orderOf } from '@/tests/factories/orders/order-road'
import { keyOf, readDocument, sendToSign } from '@/tests/factories/orders/signing'
import * as provider from '@/tests/factories/orders/signing-provider'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'
import { the } from '@/tests/factories/the'

provider.useSignatureProvider()

describe('a contract that is signed at the provider', () => {
  it('is sent with everyone in their order, signed there, and its copy is kept for staff to save', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    const envelope = await provider.envelopeOf(documentId)
    expect(envelope).toMatchObject({ status: 'running', notifications: 1 })
    expect(envelope.signers.map(({ name, group }) => [name, group])).toEqual(
      provider.PEOPLE.map((name, place) => [name, place + 1]),
    )
    // The provider writes to them, not we.
    expect(await keyOf(people[0].email)).toBe('')
    expect((await orderOf(team)).turn).toBe('customer')

    await provider.signThere(documentId, people.slice(0, 1))
    await provider.hear()
    const [first] = (await orderOf(team)).signers
    expect(first?.signed_at).not.toBeNull()
    expect(await provider.signedOf(team)).toBe(1)

    provider.atWork().messages = []
    await provider.signThere(documentId, people.slice(1))
    await provider.hear()
    const order = await orderOf(team)
    expect(order.turn).toBe('staff')
    expect(provider.actionsOf(order).slice(0, 4)).toEqual([
      'signing_completed',
      'signer_signed',
      'signer_signed',
      'signer_signed',
    ])
    expect(provider.copiesOf(order)).toHaveLength(1)
    const copy = Buffer.from(await (await readDocument(await keyOf(people[1].email, 'signed-copy'))).arrayBuffer())
    expect(copy.toString('latin1')).toContain('assinado no ambiente de testes')
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'signed' }])
    const evidence = await rowsOf<{ address: string; consent: string; name: string }>(
      `select address, consent, name from signing_evidence where document_id = $1 and event = 'signed' order by id`,
      [documentId],
    )
    expect(evidence.map(({ name }) => name)).toEqual(provider.PEOPLE)
    expect(evidence[0]).toMatchObject({ address: '203.0.113.7', consent: expect.stringContaining(envelope.id) })

    const { body: saved } = await team.asAdmin('PUT', `/documents/${String(documentId)}`, { approved: true })
    expect(saved.stage_name).toBe('CONTRACT_INFO')
  })

  it('ends the same whatever becomes of the messages: repeated, out of order, late', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people)
    await provider.hear([...provider.atWork().messages].reverse())
    await provider.hear()
    await provider.hear()
    const order = await orderOf(team)
    expect(provider.actionsOf(order).filter((action) => action === 'signer_signed')).toHaveLength(3)
    expect(provider.actionsOf(order).filter((action) => action === 'signing_completed')).toHaveLength(1)
    expect(provider.copiesOf(order)).toHaveLength(1)
  })

  it('reads once for a message that comes twelve times at once', async () => {
    const { documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people.slice(0, 1))
    const said = the(provider.atWork().messages.slice(-1))
    await Promise.all(Array.from({ length: 12 }, () => provider.deliver(said)))
    expect(await runJobs()).toBe(1)
  })

  it('is found signed without any message', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people)
    await reconcileEnvelopes()
    expect(await runJobs()).toBe(0)
    await provider.readLater()
    await provider.expectSigned(team)
  })

  it('that somebody declines is staff’s turn, and is sent again to everyone', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people.slice(0, 1))
    provider
      .atWork()
      .sandbox.decline((await provider.envelopeOf(documentId)).id, people[1].email, 'O valor está errado')
    await provider.hear()
    const order = await orderOf(team)
    expect(order.turn).toBe('staff')
    expect(order.history[0]).toMatchObject({ action: 'signer_declined', message: 'Outros: O valor está errado' })

    await sendToSign(team)
    await runJobs()
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'declined' }, { status: 'running' }])
    expect(await provider.signedOf(team)).toBe(0)
    provider.atWork().messages = []
    await provider.signThere(documentId, people)
    await provider.hear()
    expect(await provider.signedOf(team)).toBe(3)
  })

  it('whose deadline closed it with one signature is not signed: staff send it again', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people.slice(0, 1))
    provider.atWork().sandbox.expire((await provider.envelopeOf(documentId)).id)
    await provider.hear()
    const order = await orderOf(team)
    expect([order.turn, provider.actionsOf(order)[0]]).toEqual(['staff', 'signing_ended'])
    expect(await provider.signedOf(team)).toBe(0)
    expect(provider.copiesOf(order)).toEqual([])
  })

  it('goes on by links where somebody signed by one before the provider was in use', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider({ send: false })
    await rowsOf('update signers set notified_at = now(), signed_at = now() where id = $1', [people[0].id])
    await sendToSign(team)
    await runJobs()
    expect(await provider.envelopesOf(documentId)).toEqual([])
    expect(await keyOf(people[1].email)).not.toBe('')
    expect(await provider.signedOf(team)).toBe(1)
  })

  it('reminds when staff send it again', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    await sendToSign(team)
    await runJobs()
    expect((await provider.envelopeOf(documentId)).notifications).toBe(2)
    expect(await provider.envelopesOf(documentId)).toHaveLength(1)
  })

  it('is reminded of by the provider, every few days of its own accord, and not by us', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    expect((await provider.envelopeOf(documentId)).remindInterval).toBe(3)
    expect((await orderOf(team)).signers.map(({ next_reminder_on }) => next_reminder_on)).toEqual([null, null, null])
    const { notifications } = await provider.envelopeOf(documentId)

    await remindSigners(provider.soon())
    await runJobs()

    expect(await keyOf(people[0].email)).toBe('')
    expect((await provider.envelopeOf(documentId)).notifications).toBe(notifications)
  })

  it('is taken back where the order goes on without it, and what is signed there afterwards does not count', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    const { id } = await provider.envelopeOf(documentId)
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Refazer a análise' })
    provider.atWork().sandbox.sign(id, people[0].email)
    await provider.hear()
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'withdrawn' }])
    expect((await provider.envelopeOf(documentId)).status).toBe('canceled')
    expect(await provider.signedOf(team)).toBe(0)
  })

  it('of an order that is cancelled is taken back when it is read next', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    await team.asAdmin('PUT', '/cancel-order', { message: 'O cliente desistiu' })
    await provider.readLater()
    expect((await provider.envelopeOf(documentId)).status).toBe('canceled')
  })
})

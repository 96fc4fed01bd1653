import { refusalReply } from '@/server/integrations/sandbox/http-server'
import { SANDBOX_ACCESS, type SandboxWebhook } from '@/server/integrations/signing/sandbox/server'
import { HMAC_HEADER, hmacOf } from '@/server/integrations/signing/webhook'
import { sendToProvider } from '@/server/orders/signing/envelope-jobs'
import { orderOf } from '@/tests/factories/orders/order-road'
import { sendToSign } from '@/tests/factories/orders/signing'
import * as provider from '@/tests/factories/orders/signing-provider'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

provider.useSignatureProvider()

describe('a provider that fails', () => {
  it('is tried again, from the draft that it has, and people are asked once', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider({ send: false })
    await sendToSign(team)
    provider.atWork().sandbox.disturb(/^PATCH \/envelopes\/:id$/, 'hang up', { afterwards: true })
    await expect(runJobs()).rejects.toThrow('unavailable')
    const [drafted] = await provider.envelopesOf(documentId)
    expect(drafted).toMatchObject({ status: 'sending', remote_id: expect.any(String) })
    await provider.readLater()
    expect(await provider.envelopesOf(documentId)).toEqual([{ ...drafted, status: 'running' }])
    expect(await provider.envelopeOf(documentId)).toMatchObject({ status: 'running', notifications: 1 })
  })

  it('that two processes send to at once has one envelope out', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider({ send: false })
    await sendToSign(team)
    const id = (await provider.envelopesOf(documentId))[0]?.id ?? 0
    const known = new Set(provider.atWork().sandbox.all.keys())
    await Promise.all([sendToProvider(id), sendToProvider(id), runJobs()])
    const made = [...provider.atWork().sandbox.all.values()].filter((one) => !known.has(one.id))
    expect(made.filter(({ status }) => status === 'running')).toHaveLength(1)
    expect((await provider.envelopeOf(documentId)).status).toBe('running')
  })

  it('is sent nothing that the order does not wait for any more', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider({ send: false })
    await sendToSign(team)
    await team.asAdmin('PUT', '/cancel-order', { message: 'O cliente desistiu' })
    const before = provider.atWork().sandbox.all.size
    await runJobs()
    expect(provider.atWork().sandbox.all.size).toBe(before)
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'withdrawn' }])
  })

  it('and refuses the document permanently returns it to staff, with the provider’s message', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider({ send: false })
    await rowsOf('update signers set name = $2 where id = $1', [people[0].id, 'Marina'])
    await sendToSign(team)
    await runJobs()
    const order = await orderOf(team)
    expect(order.turn).toBe('staff')
    expect(order.history[0]).toMatchObject({
      action: 'signing_refused',
      message: 'O provedor respondeu: Nome deve ter ao menos duas palavras e nenhum número',
    })
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'refused' }])
  })

  it('to make the signed copy at once is asked for it again', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    provider.atWork().sandbox.disturb(/^GET \/files\//, refusalReply(404))
    await provider.signThere(documentId, people)
    for (const message of provider.atWork().messages) await provider.deliver(message)
    await expect(runJobs()).rejects.toThrow('unavailable')
    expect(await provider.signedOf(team)).toBe(3)
    await rowsOf(`update pgboss.job set state = 'created' where name = 'orders.fetch-signed-copy' and state = 'active'`)
    await runJobs()
    expect(provider.copiesOf(await orderOf(team))).toHaveLength(1)
  })

  it('and has lost the envelope ends it', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    provider.atWork().sandbox.all.delete((await provider.envelopeOf(documentId)).id)
    await provider.readLater()
    expect(provider.actionsOf(await orderOf(team))[0]).toBe('signing_ended')
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'ended' }])
  })
})

describe('a message', () => {
  const body = (key: unknown, name = 'sign') => JSON.stringify({ event: { name }, document: { key } })
  const proven = (text: string, secret = SANDBOX_ACCESS.webhookSecret): SandboxWebhook => ({
    body: text,
    headers: { 'Content-Type': 'application/json', [HMAC_HEADER]: hmacOf(Buffer.from(text), secret) },
  })
  const heard = () => rowsOf('select * from signing_messages')

  it('without its proof, or with that of another message, is refused and leads to nothing', async () => {
    const { documentId } = await provider.aContractAtTheProvider()
    const key = (await provider.envelopeOf(documentId)).document?.id
    const before = await heard()
    const { headers } = proven(body(key))
    for (const message of [
      { body: body(key), headers: { 'Content-Type': 'application/json' } },
      { body: body(key, 'refusal'), headers },
      proven(body(key), 'another secret'),
    ]) {
      const answer = await provider.deliver(message)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forbidden'])
    }
    expect(await heard()).toEqual(before)
    expect(await runJobs()).toBe(0)
  })

  it('about an unknown document, or about none, is ignored with the same response', async () => {
    const before = await heard()
    for (const text of [body('another'), body(null), '{}', 'no json', '']) {
      const answer = await provider.deliver(proven(text))
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect(await heard()).toEqual(before)
    expect(await runJobs()).toBe(0)
  })

  it('is trusted only for its document: one that claims everyone has signed changes nothing', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    const document = { key: (await provider.envelopeOf(documentId)).document?.id, status: 'closed' }
    await provider.hear([proven(JSON.stringify({ event: { name: 'auto_close' }, document }))])
    expect(await provider.signedOf(team)).toBe(0)
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'running' }])
  })
})

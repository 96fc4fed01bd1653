import { type Settings, settings } from '@/server/config/settings'
import { refusalReply } from '@/server/integrations/sandbox/http-server'
import { reconcileEnvelopes } from '@/server/orders/signing/signing-schedules'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { keyOf, sendToSign } from '@/tests/factories/orders/signing'
import * as provider from '@/tests/factories/orders/signing-provider'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

provider.useSignatureProvider()

const before: Partial<Settings> = {}
beforeAll(() => {
  Object.assign(before, settings())
})
afterEach(() => {
  Object.assign(settings(), before)
})

/** Documents are signed inside the platform again; the access to the provider is still set. */
const switchBack = () => Object.assign(settings(), { SIGNATURE_PROVIDER: 'builtin' })
/** The same, and the access is gone too. */
const forget = () => Object.assign(switchBack(), { SIGNATURE_TOKEN: undefined, SIGNATURE_WEBHOOK_SECRET: undefined })

const told = (team: Team, action: string) =>
  rowsOf<{ message: string }>(
    `select message from event_logs where model_name = 'order' and object_id = $1 and action = $2`,
    [team.orderId, action],
  )
const mailsTo = (team: Team, key: string) =>
  rowsOf('select 1 from mail_outbox where order_id = $1 and recipient = $2 and event_key like $3', [
    team.orderId,
    team.admin.email,
    `envelope:%:${key}:%`,
  ])

/** The job of this name that was left failing has had all its tries but one. */
const tryLast = (name: string) =>
  rowsOf(`update pgboss.job set state = 'created', retry_count = retry_limit where name = $1 and state = 'active'`, [
    name,
  ])

describe('a provider that is not in use any more, with envelopes out', () => {
  it('is still heard and read while there is access to it', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    switchBack()
    await provider.signThere(documentId, people.slice(0, 1))
    await provider.hear()
    expect(await provider.signedOf(team)).toBe(1)

    await provider.signThere(documentId, people.slice(1))
    await provider.readLater()
    await provider.expectSigned(team)
  })

  it('has its envelope cancelled there when staff send the document by the new method', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    switchBack()
    await sendToSign(team)
    await runJobs()
    expect((await provider.envelopeOf(documentId)).status).toBe('canceled')
    expect(await keyOf(people[0].email)).not.toBe('')
    expect(await told(team, 'envelope_not_cancelled')).toEqual([])
  })

  it('leaves it to staff to cancel there once its access is gone, in one sentence and one mail', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    forget()
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Refazer a análise' })
    await runJobs()
    await provider.readLater()

    expect((await provider.envelopeOf(documentId)).status).toBe('running')
    expect(await told(team, 'envelope_not_cancelled')).toEqual([
      {
        message: expect.stringMatching(
          /^Cancele “Contrato .*, pedido \d{6}” no painel do Clicksign: ele não está mais configurado aqui\./,
        ),
      },
    ])
    expect(await mailsTo(team, 'envelope_not_cancelled')).toHaveLength(1)
  })

  it('gives what waits there back to staff once its access is gone', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider()
    forget()
    await provider.readLater()

    const order = await orderOf(team)
    expect(order.turn).toBe('staff')
    expect(order.history[0]).toMatchObject({ action: 'signing_ended', message: expect.stringMatching(/Cancele “.*”/) })
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'ended' }])
  })

  it('gives back what had not gone out yet', async () => {
    const { team, documentId } = await provider.aContractAtTheProvider({ send: false })
    await sendToSign(team)
    forget()
    await runJobs()
    expect((await orderOf(team)).turn).toBe('staff')
    expect(await provider.envelopesOf(documentId)).toMatchObject([{ status: 'refused' }])
  })

  it('leaves it to staff to fetch the signed copy there', async () => {
    const { team, documentId, people } = await provider.aContractAtTheProvider()
    await provider.signThere(documentId, people)
    for (const message of provider.atWork().messages) await provider.deliver(message)
    provider.atWork().sandbox.disturb(/^GET \/files\//, refusalReply(404))
    await expect(runJobs()).rejects.toThrow('unavailable')
    forget()
    await rowsOf(`update pgboss.job set state = 'created' where name = 'orders.fetch-signed-copy' and state = 'active'`)
    await runJobs()
    const [said] = await told(team, 'signed_copy_missing')
    expect(said?.message).toMatch(/^Todos assinaram\. Baixe a via assinada de “.*” no painel do Clicksign/)
    expect((await orderOf(team)).turn).toBe('staff')
  })
})

describe('a provider that does not do what it is asked for', () => {
  it('leaves it to staff to cancel, in its own words', async () => {
    const { team } = await provider.aContractAtTheProvider()
    provider.atWork().sandbox.disturb(/^PATCH \/envelopes\/:id$/, {
      status: 403,
      body: { errors: [{ title: 'Erro', detail: 'Access Token inválido' }] },
    })
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Refazer a análise' })
    await runJobs()
    const [said] = await told(team, 'envelope_not_cancelled')
    expect(said?.message).toContain('ele respondeu “Access Token inválido”')
  })

  it.each([
    ['orders.cancel-envelope', 'envelope_not_cancelled', /^GET \/envelopes\/:id$/],
    ['orders.read-envelope', 'provider_unreachable', /^GET \/envelopes\/:id$/],
  ])('for as long as %s is tried is told to staff once, before the dead letter', async (job, telling, call) => {
    const { team } = await provider.aContractAtTheProvider()
    if (job === 'orders.cancel-envelope')
      await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Refazer a análise' })
    else await reconcileEnvelopes(provider.soon())
    provider.atWork().sandbox.disturb(call, 'hang up', { times: 3 })
    await expect(runJobs()).rejects.toThrow('unavailable')
    expect(await told(team, telling)).toEqual([])

    for (const _ of [1, 2]) {
      await tryLast(job)
      await expect(runJobs()).rejects.toThrow('unavailable')
    }

    expect(await told(team, telling)).toEqual([{ message: expect.stringContaining('ele não responde') }])
    expect(await mailsTo(team, telling)).toHaveLength(1)
    await rowsOf(`delete from pgboss.job where state = 'active'`)
  })
})

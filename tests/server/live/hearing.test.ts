import { recordEvent } from '@/server/audit/audit.service'
import { endSessions } from '@/server/auth/sessions.service'
import { transaction } from '@/server/db/client'
import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { LiveChange } from '@/services/live/live.rules'
import { aLiveStream, type LiveStream } from '@/tests/factories/http/live-stream'
import { aTeam, aTeamAt } from '@/tests/factories/orders/order-road'
import { anOrder, type TestOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

/** Every kind of user, by their relation to the company of the order. */
async function everyone(company: { id: number }) {
  const other = await aCompany()
  const buyer = (active: { id: number }) =>
    aUser({ groups: ['CLIENTE', 'VENDEDOR'], company: active, permitted: [{ id: company.id }, other] })
  return {
    'its GESTOR': await aUser({ company }),
    'its COLABORADOR': await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }),
    'its COLABORADOR who is company admin': await aUser({
      company,
      groups: ['CLIENTE', 'COLABORADOR'],
      isCompanyAdmin: true,
    }),
    'a buyer acting for it': await buyer(company),
    'a buyer acting for another company of theirs': await buyer(other),
    'another company’s GESTOR': await aUser({ company: other }),
    'a salesperson permitted for it': await aStaffUser(['VENDEDOR'], { permitted: [company] }),
    'a salesperson of other companies': await aStaffUser(['VENDEDOR'], { permitted: [other] }),
    ADMINISTRADOR: await aStaffUser(['ADMINISTRADOR']),
    FINANCEIRO: await aStaffUser(['FINANCEIRO']),
    OPERAÇÃO: await aStaffUser(['OPERAÇÃO']),
    JURÍDICO: await aStaffUser(['JURÍDICO']),
    'GERENTE VENDEDOR': await aStaffUser(['GERENTE VENDEDOR']),
    PRODUTO: await aStaffUser(['PRODUTO']),
  }
}

type Who = keyof Awaited<ReturnType<typeof everyone>>

const CUSTOMERS: Who[] = ['its GESTOR', 'its COLABORADOR who is company admin', 'a buyer acting for it']
const STAFF: Who[] = ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR']
const SALES: Who[] = ['a salesperson permitted for it']

/** Which users receive which event, by hand from workflow.md ("Who is who") and the specification, section 6. */
const HEARD: { event: string; model: AuditModel; ofCompany: boolean; by: Who[] }[] = [
  { event: 'an order changes', model: 'order', ofCompany: true, by: [...CUSTOMERS, ...SALES, ...STAFF] },
  { event: 'staff write a note', model: 'order_note', ofCompany: true, by: [...SALES, ...STAFF] },
  { event: 'its credit query ends', model: 'credit_query', ofCompany: true, by: ['ADMINISTRADOR', 'FINANCEIRO'] },
  { event: 'one without company ends', model: 'credit_query', ofCompany: false, by: ['ADMINISTRADOR', 'FINANCEIRO'] },
  { event: 'a product changes', model: 'product', ofCompany: false, by: [] },
]

const happen = (order: TestOrder, model: AuditModel, companyId: number | null) =>
  transaction((tx) =>
    recordEvent(tx, order.actor, {
      model,
      objectId: model === 'order' ? order.orderId : 7,
      companyId,
      action: 'changed',
    }),
  )

describe('an event reaches exactly the users who may see it', () => {
  it.each(HEARD)('when $event', async ({ model, ofCompany, by }) => {
    const order = await anOrder()
    const people = await everyone(order.company)
    const streams: Partial<Record<Who, LiveStream>> = {}
    for (const [who, { token }] of Object.entries(people)) streams[who as Who] = await aLiveStream(token)

    await happen(order, model, ofCompany ? order.companyId : null)
    // The streams end after the events before have been received.
    await transaction((tx) =>
      endSessions(
        tx,
        Object.values(people).map(({ id }) => id),
      ),
    )

    const heard: Who[] = []
    for (const [who, stream] of Object.entries(streams)) {
      await stream.ended
      if (stream.changes.length > 0) heard.push(who as Who)
    }
    expect(heard.sort()).toEqual([...by].sort())
  })

  it('with the id of what changed, but not its content', async () => {
    const { asCustomer, orderMaskId, companyId, admin } = await aTeam()
    const stream = await aLiveStream(admin.token)

    await asCustomer('PATCH', '', { proposal_accepted: true })

    await stream.heard(1)
    expect(stream.changes).toEqual([{ type: 'order', id: orderMaskId, company_id: companyId, version: 2 }])
    await stream.close()
  })

  it('for every change of an order until it is finished', async () => {
    const company = await aCompany()
    const customer = await aUser({ company })
    const stream = await aLiveStream(customer.token)

    const { asAdmin, orderMaskId } = await aTeamAt('FINISHED', { company, customer })

    const { version } = (await asAdmin('GET')).body
    const versions = () => stream.changes.filter((one) => one.version !== null).map((one) => one.version)
    await stream.heard(version)
    expect(versions()).toEqual(Array.from({ length: version }, (_, at) => at + 1))
    expect(new Set(stream.changes.map(({ id }) => id))).toEqual(new Set([orderMaskId]))
    await stream.close()
  })
})

describe('an event', () => {
  it('is not sent before the commit', async () => {
    const order = await anOrder()
    const stream = await aLiveStream(order.customer.token)
    const seen: LiveChange[][] = []

    await transaction(async (tx) => {
      await recordEvent(tx, order.actor, { model: 'order', objectId: order.orderId, action: 'changed' })
      // A concurrent change commits first: it would come second if the first had been sent by now.
      await transaction((other) =>
        recordEvent(other, order.actor, { model: 'order', objectId: order.orderId, action: 'changed', version: 9 }),
      )
      await stream.heard(1)
      seen.push([...stream.changes])
    })

    await stream.heard(2)
    expect(seen[0]?.map(({ version }) => version)).toEqual([9])
    expect(stream.changes.map(({ version }) => version)).toEqual([9, null])
    await stream.close()
  })

  it('is not sent for a change that was rolled back', async () => {
    const { asCustomer, orderId, actor, customer } = await aTeam()
    const stream = await aLiveStream(customer.token)

    const failing = transaction(async (tx) => {
      await recordEvent(tx, actor, { model: 'order', objectId: orderId, action: 'changed', version: 9 })
      throw new Error('and changed its mind')
    })
    await expect(failing).rejects.toThrow('and changed its mind')
    expect((await asCustomer('PATCH', '', { proposal_accepted: false })).status).toBe(400)
    await asCustomer('PATCH', '', { proposal_accepted: true })

    await stream.heard(1)
    expect(stream.changes.map(({ version }) => version)).toEqual([2])
    await stream.close()
  })
})

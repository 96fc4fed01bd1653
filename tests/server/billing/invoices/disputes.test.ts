import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { remindInvoices } from '@/server/billing/reminders/remind-invoices'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aClerk, pay } from '@/tests/factories/billing/payments.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aTicket, close, merge, ticketOf, write } from '@/tests/factories/tickets/tickets.factory'

type Login = { token: string }
type Refusal = { code: string; errors: string[] }

const message = 'Devolvemos 3 notebooks em 10/11, e a fatura conta o mês inteiro.'

let sent = 0
const dispute = <Body = Invoice>({ token }: Login, id: number, key = `dispute-${String(++sent)}`) =>
  callApi<Body>('POST', `/invoices/${String(id)}/dispute`, {
    token,
    body: { message },
    headers: { 'Idempotency-Key': key },
  })

async function anOpenInvoice(overrides: Parameters<typeof anInvoice>[0] = {}) {
  const company = await aCompany()
  const manager = await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
  const agent = await aStaffUser(['OPERAÇÃO'])
  const { id } = await anInvoice({ company, dueOn: '2026-12-10', ...overrides })
  const read = async () => (await callApi<Invoice>('GET', `/invoices/${String(id)}`, manager)).body
  return { company, manager, agent, id, read }
}

/** Contested, with its ticket. */
async function aContestedInvoice() {
  const open = await anOpenInvoice()
  const { body } = await dispute(open.manager, open.id)
  return { ...open, ticketId: body.dispute?.ticket_id ?? 0 }
}

const remindersOf = (id: number) =>
  rowsOf(`select 1 from mail_outbox where event_key like 'invoice:' || $1::int || ':%' and status = 'pending'`, [id])
const actionsOf = async (id: number) =>
  (
    await rowsOf<{ action: string }>(
      "select action from event_logs where model_name = 'invoice' and object_id = $1 order by id",
      [id],
    )
  ).map(({ action }) => action)

describe('contesting an invoice', () => {
  it('opens a ticket about it, which the invoice names', async () => {
    const { manager, id } = await anOpenInvoice()

    const { status, body } = await dispute(manager, id)

    expect(status).toBe(200)
    expect(body).toMatchObject({ disputed: true, dispute: { ticket_id: expect.any(Number) as number } })
    expect(body.allowed_actions).not.toContain('dispute')
    expect(await ticketOf(manager, body.dispute?.ticket_id ?? 0)).toMatchObject({
      subject: `Contestação da fatura ${body.number ?? ''}`,
      category: 'BILLING',
      status: 'PENDING',
    })
    expect(await actionsOf(id)).toEqual(['disputed'])
  })

  it('is done once when the same command is sent twice, and refused as a second one', async () => {
    const { manager, id } = await anOpenInvoice()
    const [first, again] = [await dispute(manager, id, 'same'), await dispute(manager, id, 'same')]
    expect(again.body).toEqual(first.body)
    expect(await dispute<Refusal>(manager, id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(
      await rowsOf("select 1 from tickets where category = 'BILLING' and opened_by = $1", [manager.id]),
    ).toHaveLength(1)
  })

  it('opens one ticket when two people do it at once', async () => {
    const { company, manager, id } = await anOpenInvoice()
    const colleague = await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
    const answers = await Promise.all([dispute(manager, id), dispute(colleague, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(
      await rowsOf("select 1 from tickets where category = 'BILLING' and company_id = $1", [company.id]),
    ).toHaveLength(1)
  })

  it.each([
    ['CANCELED', 409],
    ['UNCOLLECTIBLE', 200],
    ['DRAFT', 404],
  ] as const)('of a %s one answers %p', async (status, answer) => {
    const { manager, id } = await anOpenInvoice({ status })
    expect((await dispute(manager, id)).status).toBe(answer)
  })

  it('of a paid one is refused', async () => {
    const { manager, id } = await anOpenInvoice()
    await pay((await aClerk()).actor, id)
    expect((await dispute(manager, id)).status).toBe(409)
  })

  it('of another company’s is answered as if there were none', async () => {
    const { id } = await anOpenInvoice()
    const stranger = await aUser({ groups: ['CLIENTE', 'GESTOR'], company: await aCompany() })
    expect(await dispute(stranger, id)).toMatchObject({ status: 404 })
  })

  it('stops the reminders, and takes back the ones that were not mailed yet', async () => {
    const { manager, id } = await anOpenInvoice()
    await remindInvoices(new Date('2026-12-10T12:00:00Z'))
    expect(await remindersOf(id)).toHaveLength(1)

    await dispute(manager, id)
    await remindInvoices(new Date('2026-12-11T12:00:00Z'))

    expect(await remindersOf(id)).toEqual([])
  })
})

describe('a dispute', () => {
  it('ends when its ticket is closed, and begins again when it is reopened', async () => {
    const { manager, agent, id, read, ticketId } = await aContestedInvoice()
    await write(agent, ticketId, 'Vamos conferir.')
    expect((await read()).disputed).toBe(true)

    await close(agent, ticketId, 'Corrigimos na próxima fatura.')
    expect(await read()).toMatchObject({ disputed: false, dispute: null })

    await write(manager, ticketId, 'Ainda não confere.')
    expect(await read()).toMatchObject({ disputed: true, dispute: { ticket_id: ticketId } })
    expect(await actionsOf(id)).toEqual(['disputed', 'dispute_ended', 'disputed'])
  })

  it('does not begin again for an invoice that was paid meanwhile', async () => {
    const { manager, agent, id, read, ticketId } = await aContestedInvoice()
    await close(agent, ticketId, 'A fatura está certa.')
    await pay((await aClerk()).actor, id)
    await write(manager, ticketId, 'Ainda não confere.')
    expect((await read()).disputed).toBe(false)
  })

  it('goes on in the ticket that its own is merged into', async () => {
    const { manager, agent, read, ticketId } = await aContestedInvoice()
    const other = await aTicket(manager, { category: 'BILLING' })
    await merge(agent, ticketId, other.id)
    expect(await read()).toMatchObject({ disputed: true, dispute: { ticket_id: other.id } })
    await close(agent, other.id, 'Corrigimos na próxima fatura.')
    expect((await read()).disputed).toBe(false)
  })
})

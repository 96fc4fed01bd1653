import type { EventLog } from '@/services/audit/audit.schema'
import type { Page } from '@/services/http/page.schema'
import type { ProductDetails } from '@/services/orders/products-details.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, documentId, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('an order of another company', () => {
  it('does not exist, whatever is asked of it', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const stranger = await aUser()
    const salesperson = await aStaffUser(['VENDEDOR'])
    const document = String(await documentId(team, 'PROOF_OF_ADDRESS'))
    const quotation = `/quotation-management/quotations/${String(team.companyId)}/${team.orderMaskId}`

    for (const path of ['', `/documents/${document}/signers`, `/documents/${document}/files/1`]) {
      expect([path, (await callApi('GET', `${team.checkout}${path}`, { token: stranger.token })).status]).toEqual([
        path,
        404,
      ])
      expect([path, (await callApi('GET', `${team.managed}${path}`, { token: salesperson.token })).status]).toEqual([
        path,
        404,
      ])
    }
    expect((await callApi('GET', quotation, { token: salesperson.token })).status).toBe(404)
    const details = `/orders/${team.orderMaskId}/products-details`
    expect((await callApi('GET', details, { token: stranger.token })).status).toBe(404)
  })

  it('is not reached by its number: the same number is another order', async () => {
    const mine = await aTeam()
    const theirs = await aTeam()
    expect(mine.orderMaskId).toBe(theirs.orderMaskId)

    const { body } = await callApi<{ company: { id: number } }>('GET', theirs.checkout, { token: mine.customer.token })

    expect(body.company.id).toBe(mine.companyId)
  })

  it('is the buyer’s own after they switched, and the former one is not', async () => {
    const first = await aTeam()
    const second = await aTeam()
    const buyer = await aUser({
      company: first.company,
      groups: ['CLIENTE', 'VENDEDOR'],
      permitted: [first.company, second.company],
    })
    const seen = async () =>
      (await callApi<{ company: { id: number } }>('GET', '/checkout/000001', { token: buyer.token })).body.company.id

    expect(await seen()).toBe(first.companyId)
    await rowsOf('update users set company_id = $1 where id = $2', [second.companyId, buyer.id])
    expect(await seen()).toBe(second.companyId)
  })
})

describe('the details of an order’s products', () => {
  it('name the serials and where they are', async () => {
    const team = await aTeamAt('SHIPPING', { quantity: 2, addresses: 2 })

    const { body } = await callApi<ProductDetails[]>('GET', `/orders/${team.orderMaskId}/products-details`, {
      token: team.customer.token,
    })

    expect(body).toEqual([
      {
        product_id: team.products[0]?.id,
        name: team.products[0]?.name,
        model: 'VX',
        image: null,
        quantity: 2,
        technical_specifications: [],
        units: [
          { serial: expect.any(String), address: 'Filial 1' },
          { serial: expect.any(String), address: 'Filial 2' },
        ],
        upgrades: [],
      },
    ])
  })
})

describe('the quotation behind an order', () => {
  it('is shown to staff', async () => {
    const team = await aTeam()
    const path = `/quotation-management/quotations/${String(team.companyId)}/${team.orderMaskId}`

    const { status, body } = await callApi<Quotation>('GET', path, { token: team.admin.token })

    expect(status).toBe(200)
    expect(body).toMatchObject({ id: team.input.quotationId, status: 'finished', order_mask_id: team.orderMaskId })
  })
})

describe('history', () => {
  const read = (team: Team, query: string, token = team.admin.token) =>
    callApi<Page<EventLog>>('GET', `/event-logs/${String(team.orderId)}?${query}`, { token })

  it('tells who did what and when, with before and after, newest first', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')

    const { body } = await read(team, 'model_name=order')

    expect(body.results).toEqual([
      expect.objectContaining({
        model_name: 'order',
        object_id: team.orderId,
        action: 'accept_proposal',
        from_stage: 'PROPOSAL_AGREEMENT',
        to_stage: 'DOC_ANALYSIS',
        actor_name: team.customer.firstName,
        before: expect.objectContaining({ stage: 'PROPOSAL_AGREEMENT', state: 'waiting', turn: 'customer' }),
        after: expect.objectContaining({ stage: 'DOC_ANALYSIS', state: 'waiting', turn: 'customer', proposal: 1 }),
      }),
      expect.objectContaining({ action: 'created', from_stage: null }),
    ])
  })

  it('is kept to a salesperson’s companies', async () => {
    const team = await aTeam()
    const own = await aStaffUser(['VENDEDOR'], { permitted: [team.company] })
    const foreign = await aStaffUser(['VENDEDOR'])

    expect((await read(team, 'model_name=order', own.token)).body.count).toBe(1)
    expect((await read(team, 'model_name=order', foreign.token)).status).toBe(404)
  })

  it('is for staff, and of a kind that is named', async () => {
    const team = await aTeam()

    expect((await read(team, 'model_name=order', team.customer.token)).status).toBe(403)
    expect((await read(team, '')).status).toBe(400)
  })

  it('is also there for all of a kind', async () => {
    const team = await aTeam()

    const { body } = await callApi<Page<EventLog>>('GET', '/event-logs?model_name=order&page_size=1', {
      token: team.admin.token,
    })

    expect(body.results).toEqual([expect.objectContaining({ object_id: team.orderId })])
  })
})

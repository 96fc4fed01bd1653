import type { OrderCredit } from '@/services/credit/credit.schema'
import { aCreditQuery } from '@/tests/factories/catalogue/credit.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { cnpjOf } from '@/tests/factories/orders/documents'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany } from '@/tests/factories/people/users.factory'
import { wireReport } from '@/tests/factories/wire/credit.wire'

const creditOf = async ({ managed, admin }: Team) =>
  (await callApi<OrderCredit>('GET', `${managed}/credit`, { token: admin.token })).body

describe('the credit of an order’s company', () => {
  it('compares the limit of its report with its rentals and the order, without orders awaiting approval', async () => {
    const company = await aCompany({ cnpj: cnpjOf('40000001') })
    await aTeamAt('ONGOING', { company })
    await aTeamAt('CONTRACT_INFO', { company })
    await aTeamAt('DOC_ANALYSIS', { company })
    await anOrder({ company })
    const team = await aTeamAt('CREDIT_ANALYSIS', { company })
    const fee = Number((await team.asAdmin('GET')).body.monthly_fee)
    const of = (count: number) => (count * fee).toFixed(2)
    expect((await creditOf(team)).exposure).toEqual({
      limit: null,
      committed: of(2),
      committed_orders: 2,
      awaiting: of(1),
      awaiting_orders: 1,
      order: of(1),
      total: of(3),
      remaining: null,
      verdict: 'no_limit',
    })
    const report = wireReport({ monthly_limit: of(2) })
    await aCreditQuery({ document: company.cnpj, requestedBy: team.admin.id, report })
    expect((await creditOf(team)).exposure).toMatchObject({ limit: of(2), remaining: `-${of(1)}`, verdict: 'exceeds' })
  }, 60_000)

  it('ignores an expired report for the limit, but still shows it', async () => {
    const company = await aCompany({ cnpj: cnpjOf('40000002') })
    const team = await aTeamAt('CREDIT_ANALYSIS', { company })
    const finishedAt = new Date(Date.now() - 31 * 86_400_000)
    const { id } = await aCreditQuery({ document: company.cnpj, requestedBy: team.admin.id, finishedAt })
    const { result, exposure, attempt } = await creditOf(team)
    expect(result).toMatchObject({ id, is_valid: false })
    expect([exposure.limit, exposure.verdict, attempt]).toEqual([null, 'no_limit', null])
  })

  it('shows the failed attempt after the last report', async () => {
    const company = await aCompany({ cnpj: cnpjOf('40000003') })
    const team = await aTeamAt('CREDIT_ANALYSIS', { company })
    const who = { document: company.cnpj, requestedBy: team.admin.id }
    const kept = await aCreditQuery(who)
    await aCreditQuery({ ...who, status: 'FAILED', failure: 'timeout', report: null, validUntil: null })
    const { result, attempt } = await creditOf(team)
    expect(result?.id).toBe(kept.id)
    expect(attempt).toMatchObject({ status: 'FAILED', failure: { code: 'timeout', may_be_charged: true } })
  })

  it('answers 404 for an unknown order', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')
    const path = `/checkout-management/${String(team.companyId)}/999999/credit`
    expect((await callApi('GET', path, { token: team.admin.token })).status).toBe(404)
  })
})

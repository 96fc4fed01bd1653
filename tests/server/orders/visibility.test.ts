import { db, transaction } from '@/server/db/client'
import { findVisibleOrder, lockVisibleOrder } from '@/server/orders/visibility'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'
import { anOrder, type TestOrder } from '@/tests/factories/orders/orders.factory'
import { actorOf } from '@/tests/factories/people/actors.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'

let order: TestOrder
let stranger: ReturnType<typeof actorOf>

beforeAll(async () => {
  order = await anOrder()
  stranger = actorOf(await aUser())
})

describe('the orders of a company', () => {
  it('are seen by its customers', async () => {
    expect(maySeeCompany(order.actor, order.companyId)).toBe(true)
    expect(visibleCompanies(order.actor)).toEqual([order.companyId])
    expect(await findVisibleOrder(db(), order.actor, order.ref)).toBe(order.orderId)
    expect(await transaction((tx) => lockVisibleOrder(tx, order.actor, order.ref))).toBe(order.orderId)
  })

  it('do not exist for the customers of another, however they name them', async () => {
    expect(maySeeCompany(stranger, order.companyId)).toBe(false)
    expect(visibleCompanies(stranger)).not.toContain(order.companyId)
    await expect(findVisibleOrder(db(), stranger, order.ref)).rejects.toMatchObject({ code: 'not_found' })
    await expect(transaction((tx) => lockVisibleOrder(tx, stranger, order.ref))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('do not exist for a customer without a company', () => {
    const nobody = { ...stranger, companyId: null }

    expect(maySeeCompany(nobody, order.companyId)).toBe(false)
    expect(visibleCompanies(nobody)).toEqual([])
  })

  it('do not exist for a customer whom only a permission for it names: their active company decides', () => {
    expect(maySeeCompany({ ...stranger, permittedCompanyIds: [order.companyId] }, order.companyId)).toBe(false)
  })

  it('are seen by the salespeople of that company alone, and by the rest of staff', async () => {
    const own = actorOf(await aStaffUser(['VENDEDOR']), [order.companyId])
    const other = actorOf(await aStaffUser(['VENDEDOR']))
    const manager = actorOf(await aStaffUser(['GERENTE VENDEDOR']))

    expect([own, other, manager].map((actor) => maySeeCompany(actor, order.companyId))).toEqual([true, false, true])
    expect(visibleCompanies(manager)).toBeUndefined()
  })
})

import type { CouponChoices } from '@/services/coupons/coupons.schema'
import { callApi } from '@/tests/factories/call-api'
import { aCoupon } from '@/tests/factories/coupons.factory'
import { aCompany, aStaffUser } from '@/tests/factories/users.factory'

describe('the list of coupons', () => {
  it('can be narrowed to every company with a coupon; a salesperson is offered their own', async () => {
    const [mine, other] = [await aCompany({ corporateName: 'Farmácias Farol' }), await aCompany()]
    for (const { id } of [mine, mine, other]) await aCoupon({ companyId: id })
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [mine] })
    const choices = async (token: string) => (await callApi<CouponChoices>('GET', '/coupons/choices', { token })).body
    const named = { id: mine.id, corporate_name: 'Farmácias Farol' }
    expect(await choices(seller.token)).toEqual({ companies: [named] })
    const { companies } = await choices((await aStaffUser(['GERENTE VENDEDOR'])).token)
    expect(companies.filter(({ id }) => id === mine.id)).toEqual([named])
    expect(companies.map(({ id }) => id)).toContain(other.id)
  })
})

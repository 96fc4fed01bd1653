import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { finish, holdsOf } from '@/tests/factories/orders/finishing'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const aManager = async () => aUser({ company: await aCompany(), isCompanyAdmin: true })

const aProductWith = async (units: number) => aProduct({ units, productTypeId: (await aSimulator()).productType.id })

const messagesTo = async ({ email }: { email: string }) =>
  (
    await rowsOf<{ message: string }>(
      `select data ->> 'message' as message from mail_outbox where recipient = $1 order by id`,
      [email],
    )
  ).map(({ message }) => message)

describe('proposals of one company that hold much of a product', () => {
  it('are told to the staff who may release them, and another company then gets the units', async () => {
    const seller = await aStaffUser(['GERENTE VENDEDOR'])
    const [one, other] = [await aManager(), await aManager()]
    const product = await aProductWith(13)
    expect((await finish(await aReadyQuotation({ person: one, product, quantity: 13 }))).status).toBe(201)

    expect(await messagesTo(seller)).toEqual([
      expect.stringMatching(/ segura 13 de 13 unidades de .+ em propostas ainda não aceitas\./),
    ])
    const wanted = await aReadyQuotation({ person: other, product, quantity: 2 })
    expect((await finish(wanted)).status).toBe(409)
    const [hold] = await holdsOf(product.id)
    const release = `/checkout-management-reservations/${String(hold?.id)}/release`
    await callApi('PUT', release, { token: seller.token, body: { message: 'Ninguém aceitou.' } })
    expect((await finish(wanted)).status).toBe(201)
  })

  it('count together, once a day, and only until they are accepted', async () => {
    const desk = await aStaffUser(['OPERAÇÃO'])
    const person = await aManager()
    const product = await aProductWith(20)
    const order = async (quantity: number) => (await finish(await aReadyQuotation({ person, product, quantity }))).body
    const first = await order(6)
    await callApi('PATCH', `/checkout/${first.order_mask_id}`, {
      token: person.token,
      body: { proposal_accepted: true },
    })
    await order(6)
    const before = await messagesTo(desk)
    await order(4)
    await order(1)

    expect(before.filter((message) => message.includes('segura'))).toEqual([])
    expect((await messagesTo(desk)).filter((message) => message.includes('segura'))).toEqual([
      expect.stringContaining('segura 10 de 20 unidades'),
    ])
  })
})

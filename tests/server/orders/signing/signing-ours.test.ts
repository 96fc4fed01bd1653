import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import {
  aContractToSign,
  codeOf,
  declineAs,
  readDocument,
  sendToSign,
  signAs,
  withKey,
} from '@/tests/factories/orders/signing'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

/** A contract out to sign: the customer first, then one of our lawyers, then another witness. */
async function aContractWithOurWitness(positions: readonly [number, number, number] = [1, 2, 3]) {
  const { team, people } = await aContractToSign(positions)
  const lawyer = await aStaffUser(['JURÍDICO'], { firstName: 'Paula Siqueira' })
  await rowsOf('update signers set email = $2 where id = $1', [people[1].id, lawyer.email.toUpperCase()])
  await sendToSign(team)
  return { team, people, lawyer, witness: { ...people[1], email: lawyer.email.toUpperCase() } }
}

const ownLink = ({ managed }: Team, token: string) =>
  callApi<{ path: string }>('POST', `${managed}/own-signing-link`, { token })

const pendingOf = async (token: string, { companyId }: Team): Promise<string[]> =>
  (
    await callApi<{ results: Order[] }>('GET', `/checkout-management?mine=true&company_id=${String(companyId)}`, {
      token,
    })
  ).body.results.map(({ order_mask_id }) => order_mask_id)

/** What the count of the queue adds to the orders of the person's groups. */
const toSignOf = async (token: string): Promise<number> =>
  (await callApi<OrdersSummary>('GET', '/checkout-management/summary', { token })).body.to_sign

describe('an order that one of ours has to sign', () => {
  it('waits for Arrenda as soon as it is their place in the signing order, and stands in their queue', async () => {
    const { team, people, lawyer } = await aContractWithOurWitness()
    expect((await orderOf(team)).turn).toBe('customer')
    expect(await pendingOf(lawyer.token, team)).toEqual([])

    await signAs(people[0])

    const order = await orderOf(team)
    expect(order).toMatchObject({ stage_name: 'CONTRACT_INFO', turn: 'staff' })
    expect(order.signers.map(({ ours }) => ours)).toEqual([false, true, false])
    expect(await pendingOf(lawyer.token, team)).toEqual([team.orderMaskId])
  })

  it('stands in the queue of a signer whose group has no part in the stage', async () => {
    const { team, people, lawyer } = await aContractWithOurWitness()
    await rowsOf(`update users set permissions_groups = '{FINANCEIRO}' where id = $1`, [lawyer.id])
    expect(await toSignOf(lawyer.token)).toBe(0)
    await signAs(people[0])
    expect(await pendingOf(lawyer.token, team)).toEqual([team.orderMaskId])
    expect(await toSignOf(lawyer.token)).toBe(1)
  })

  it('leaves that queue when somebody else has declined, and it waits for staff to send it again', async () => {
    const { team, people, lawyer } = await aContractWithOurWitness([1, 2, 2])
    await rowsOf(`update users set permissions_groups = '{FINANCEIRO}' where id = $1`, [lawyer.id])
    await signAs(people[0])
    expect(await pendingOf(lawyer.token, team)).toEqual([team.orderMaskId])
    await declineAs(people[2])
    expect(await pendingOf(lawyer.token, team)).toEqual([])
  })

  it('opens to them with a link of their own, and passes on when they have signed', async () => {
    const { team, people, lawyer, witness } = await aContractWithOurWitness()
    await expectRefusal(team.orderId, { status: 409, error: /não espera a sua assinatura/ }, () =>
      ownLink(team, lawyer.token),
    )
    await signAs(people[0])

    const { status, body } = await ownLink(team, lawyer.token)
    expect(status).toBe(201)
    const key = body.path.split('/sign#key=')[1] ?? ''
    await readDocument(key)
    await withKey(key, 'POST', '/code')
    const code = await codeOf(witness.email)
    const signature = { name: witness.name, consent: true, code }
    expect((await withKey(key, 'POST', '/signature', signature)).status).toBe(201)

    expect((await orderOf(team)).turn).toBe('customer')
    expect(await pendingOf(lawyer.token, team)).toEqual([])
  })

  it('gives no link to anybody else', async () => {
    const { team, people } = await aContractWithOurWitness()
    await signAs(people[0])
    await expectRefusal(team.orderId, { status: 409, error: /não espera a sua assinatura/ }, () =>
      ownLink(team, team.admin.token),
    )
  })
})

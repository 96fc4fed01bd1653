import { expireSigningLinks } from '@/server/orders/signing/signing-schedules'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { stateOf } from '@/tests/factories/orders/order-state'
import {
  aContractToSign,
  declineAs,
  keyOf,
  letLinksRunOut,
  sendToSign,
  signAs,
  withKey,
} from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'

const mailsTo = (team: Team) =>
  rowsOf<{ event_key: string; data: { message: string } }>(
    `select event_key, data from mail_outbox where order_id = $1 and recipient = $2 and template = 'order-turn' order by id`,
    [team.orderId, team.admin.email],
  )

/** A contract that is out; the first has signed, the second has let their link run out, and nobody has noticed yet. */
async function aLapsedContract() {
  const signing = await aContractToSign()
  await sendToSign(signing.team)
  await signAs(signing.people[0])
  await letLinksRunOut(signing.team)
  return signing
}

describe('a link that ran out unsigned', () => {
  it('makes it staff’s turn, and notifies them once, however often the job runs', async () => {
    const { team, people } = await aLapsedContract()
    expect((await orderOf(team)).turn).toBe('customer')
    const before = (await mailsTo(team)).length

    await Promise.all([expireSigningLinks(), expireSigningLinks(), expireSigningLinks()])
    await expireSigningLinks()

    const order = await orderOf(team)
    const said = `O prazo para assinar passou: ${people[1].name}. Envie de novo para assinatura.`
    expect([order.turn, order.stage_name, order.stage_state]).toEqual(['staff', 'CONTRACT_INFO', 'waiting'])
    expect(new Date(order.due_at ?? 0).getTime()).toBeGreaterThan(Date.now())
    expect(order.history[0]).toMatchObject({ action: 'signing_link_expired', message: said, actor_name: 'Arrenda' })
    expect(order.history.filter(({ action }) => action === 'signing_link_expired')).toHaveLength(1)
    expect(order.signers.map(({ lapsed_at }) => lapsed_at !== null)).toEqual([false, true, false])
    const mails = (await mailsTo(team)).slice(before)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.data.message).toContain(said)
  })

  it('is sent again by one command: whoever has not signed gets another link, and it is their turn', async () => {
    const { team, people } = await aLapsedContract()
    await expireSigningLinks()

    expect((await orderOf(team)).allowed_actions).toContain('notify_signers')
    await sendToSign(team)

    const order = await orderOf(team)
    expect(order.turn).toBe('customer')
    expect(order.signers.map(({ lapsed_at }) => lapsed_at)).toEqual([null, null, null])
    expect((await withKey(await keyOf(people[1].email), 'GET')).status).toBe(200)
    expect(order.signers[0]?.signed_at).not.toBeNull()
    await expireSigningLinks()
    expect((await orderOf(team)).turn).toBe('customer')
  })

  it.each([
    ['was sent another just before', (team: Team) => sendToSign(team)],
    [
      'belongs to an order that was cancelled',
      (team: Team) => team.asAdmin('PUT', '/cancel-order', { message: 'Fim' }),
    ],
    [
      'belongs to a document from before a step back',
      (team: Team) => team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Rever o crédito.' }),
    ],
  ])('changes nothing when it %s', async (_, meanwhile) => {
    const { team } = await aLapsedContract()
    expect((await meanwhile(team)).status).toBe(200)
    const before = await stateOf(team.orderId)

    await expireSigningLinks()

    expect(await stateOf(team.orderId)).toEqual(before)
  })

  it('changes nothing of an order whose signature was declined: it is staff’s turn already', async () => {
    const { team, people } = await aContractToSign([1, 1, 2])
    await sendToSign(team)
    await declineAs(people[0])
    const told = (await mailsTo(team)).length
    await letLinksRunOut(team)

    await expireSigningLinks()

    const order = await orderOf(team)
    expect([order.turn, order.history[0]?.action]).toEqual(['staff', 'signing_link_expired'])
    expect(await mailsTo(team)).toHaveLength(told)
    await sendToSign(team)
    expect((await orderOf(team)).turn).toBe('customer')
  })
})

import { expireSigningLinks, remindSigners } from '@/server/orders/signing/signing-schedules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { LINK_DAYS } from '@/services/signing/signing.rules'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { stateOf } from '@/tests/factories/orders/order-state'
import { aContractToSign, declineAs, keyOf, sendToSign, signAs, withKey } from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'

/** In the morning of a day. */
const on = (day: string | null | undefined) => new Date(`${day ?? 'nie'}T12:00:00Z`)

const nextOf = ({ signers }: Order) => signers.map(({ next_reminder_on }) => next_reminder_on)
const remindersOf = ({ history }: Order) => history.filter(({ action }) => action === 'signers_reminded')

const mailsTo = async (email: string) =>
  (
    await rowsOf<{ subject: string }>(
      `select data ->> 'subject' as subject from mail_outbox where recipient = $1 order by id`,
      [email],
    )
  ).map(({ subject }) => subject)

/** A contract that is with its people, and the day on which the first is reminded. */
async function aContractOut(positions: readonly [number, number, number] = [1, 2, 3]) {
  const signing = await aContractToSign(positions)
  const { body } = await sendToSign(signing.team)
  const day = body.signers[0]?.next_reminder_on
  if (!day) throw new Error('Nobody is reminded')
  return { ...signing, day }
}

const cancel = (team: Team) => team.asAdmin('PUT', '/cancel-order', { message: 'O cliente desistiu' })

describe('the reminders to sign', () => {
  it('are sent on the day the order names, once, with a link that replaces the one before', async () => {
    const { team, people, day } = await aContractOut()
    const [marina, carlos] = people
    const before = await orderOf(team)
    const first = await keyOf(marina.email)
    expect(nextOf(before)).toEqual([day, null, null])
    await remindSigners(on(addDays(day, -1)))
    expect(await mailsTo(marina.email)).toHaveLength(1)

    await Promise.all([remindSigners(on(day)), remindSigners(on(day)), remindSigners(on(day))])
    await remindSigners(on(day))

    expect(await mailsTo(marina.email)).toEqual([
      expect.stringMatching(/: assine o contrato/),
      expect.stringMatching(/: falta a sua assinatura no contrato/),
    ])
    expect(await mailsTo(carlos.email)).toEqual([])
    const order = await orderOf(team)
    expect(remindersOf(order)).toMatchObject([{ message: `Para ${marina.name}.`, actor_name: 'Arrenda' }])
    expect([order.turn, order.due_at, order.version]).toEqual(['customer', before.due_at, before.version + 1])
    expect(order.signers[0]?.reminded_at?.slice(0, 10)).toBe(day)
    expect((await withKey(first, 'GET')).status).toBe(400)
    expect((await withKey(await keyOf(marina.email), 'GET')).status).toBe(200)
  })

  it('go out once to each though the process dies between them', async () => {
    const { people, day } = await aContractOut([1, 1, 2])
    const [marina, carlos] = people
    await rowsOf(`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
    await rowsOf(`create trigger dies before insert on mail_outbox for each row
      when (new.recipient = '${carlos.email}') execute function die()`)
    await expect(remindSigners(on(day))).rejects.toThrow()
    await rowsOf('drop trigger dies on mail_outbox')
    expect(await mailsTo(marina.email)).toHaveLength(1)

    await remindSigners(on(day))

    for (const { email } of [marina, carlos]) expect(await mailsTo(email)).toHaveLength(2)
  })

  it('are for all whose turn it is to sign, in one line of the history', async () => {
    const { team, people, day } = await aContractOut([1, 1, 2])
    await remindSigners(on(day))
    const [told, ...others] = remindersOf(await orderOf(team))
    expect(others).toEqual([])
    expect(told?.message).toBe(`Para ${people[0].name} e ${people[1].name}.`)
  })

  it('come three times, then once more before the link runs out, and then staff have the turn', async () => {
    const { team, people, day } = await aContractOut()
    const days: string[] = []
    for (let next: string | null | undefined = day; next && days.length < 9;) {
      await remindSigners(on(next))
      days.push(next)
      next = nextOf(await orderOf(team))[0]
    }

    const mails = await mailsTo(people[0].email)
    expect(mails).toHaveLength(5)
    expect(mails.at(-1)).toMatch(/: último lembrete para assinar o contrato/)
    // The last call is about the link of the third reminder: it runs out when that one would have.
    const [link] = await rowsOf<{ expires_at: Date }>(
      'select expires_at from signing_links where signer_id = $1 order by id desc limit 1',
      [people[0].id],
    )
    const expiry = addDays(days[2] ?? '', LINK_DAYS)
    expect(link?.expires_at.toISOString().slice(0, 10)).toBe(expiry)
    await expireSigningLinks(on(addDays(expiry, 1)))
    expect((await orderOf(team)).turn).toBe('staff')
  })

  it('count one by hand: none goes out on its day, the next two business days after it', async () => {
    const { team, people, day } = await aContractOut()
    await rowsOf(`update signers set notified_at = notified_at - interval '5 days' where id = $1`, [people[0].id])

    const { body } = await sendToSign(team)

    expect(nextOf(body)[0]).toBe(day)
    expect(body.signers[0]?.reminded_at).not.toBeNull()
    await remindSigners(on(addDays(day, -1)))
    expect(await mailsTo(people[0].email)).toHaveLength(2)
    expect((await mailsTo(people[0].email))[1]).toMatch(/falta a sua assinatura/)
  })

  it('begin with whoever comes next once the one before has signed', async () => {
    const { team, people, day } = await aContractOut()
    await signAs(people[0])
    expect(nextOf(await orderOf(team))).toEqual([null, day, null])
    await remindSigners(on(day))
    expect(remindersOf(await orderOf(team))[0]?.message).toBe(`Para ${people[1].name}.`)
  })

  it.each<[string, (signing: Awaited<ReturnType<typeof aContractOut>>) => Promise<{ status: number }>]>([
    ['somebody declined', async ({ people }) => declineAs(people[0])],
    [
      'who signs was taken off',
      ({ team, documentId, people }) =>
        team.asCustomer('DELETE', `/documents/${String(documentId)}/signers/${String(people[0].id)}`),
    ],
    [
      'the contract was replaced',
      ({ team, documentId }) =>
        upload(`${team.managed}/documents/${String(documentId)}/files`, {
          token: team.admin.token,
          content: aPdf('outro'),
        }),
    ],
    ['the order was cancelled', ({ team }) => cancel(team)],
    [
      'the customer asks to cancel it',
      ({ team }) => team.asCustomer('POST', '/cancel-request', { message: 'Não precisamos mais.' }),
    ],
    [
      'the order took a step back',
      ({ team }) => team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Rever o crédito.' }),
    ],
  ])('never come once %s', async (_, happens) => {
    const signing = await aContractOut()
    expect((await happens(signing)).status).toBeLessThan(300)
    const before = await stateOf(signing.team.orderId)

    await remindSigners(on(signing.day))

    expect(await stateOf(signing.team.orderId)).toEqual(before)
    expect(nextOf(await orderOf(signing.team)).filter((day) => day !== null)).toEqual([])
  })
})

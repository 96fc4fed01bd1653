import type { MentionablePerson, Note, NoteMention } from '@/services/orders/notes/notes.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { notificationsOf, unreadOf } from '@/tests/factories/notifications/notifications.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Person = { id: number; token: string }
type Refused = { code: string; fields?: Record<string, string[]> }

const notesOf = async (team: Team, { token }: Person = team.admin) =>
  (await callApi<Note[]>('GET', `${team.managed}/notes`, { token })).body

const write = (team: Team, body: object, { token }: Person = team.admin) =>
  callApi<Note>('POST', `${team.managed}/notes`, { token, body })

const change = (team: Team, note: Note, body: object, { token }: Person = team.admin) =>
  callApi<Note>('PUT', `${team.managed}/notes/${String(note.id)}`, { token, body })

const takeBack = (team: Team, note: Note, { token }: Person = team.admin) =>
  callApi<Note>('DELETE', `${team.managed}/notes/${String(note.id)}`, { token })

const awaiting = async ({ token }: Person) =>
  (await callApi<{ count: number; results: NoteMention[] }>('GET', '/note-mentions', { token })).body

const mailsTo = ({ id }: Person) =>
  rowsOf<{ status: string; data: { subject: string; message: string; action: { url: string } } }>(
    `select status, data from mail_outbox join users on users.email = recipient
      where users.id = $1 and event_key like 'note:%' order by mail_outbox.id`,
    [id],
  )

describe('calling somebody in a note', () => {
  it('finds staff who see the order by a part of the name, whatever its accents', async () => {
    const team = await aTeam()
    const found = async (search: string) =>
      (
        await callApi<MentionablePerson[]>('GET', `${team.managed}/mentionable?search=${encodeURIComponent(search)}`, {
          token: team.admin.token,
        })
      ).body.map(({ name }) => name)
    await aStaffUser(['JURÍDICO'], { firstName: 'Otávio Quirino' })
    await aStaffUser(['VENDEDOR'], { firstName: 'Quitéria Otávia', permitted: [team.company] })
    await aStaffUser(['VENDEDOR'], { firstName: 'Otávio de Fora' })
    await aStaffUser(['PRODUTO'], { firstName: 'Otávio Produto' })
    await aStaffUser(['JURÍDICO'], { firstName: 'Otávio Inativo', active: false })
    await aUser({ firstName: 'Otávio Cliente', company: team.company })

    expect(await found('otavi')).toEqual(['Otávio Quirino', 'Quitéria Otávia'])
    expect(await found('%')).toEqual([])
  })

  it('mails them once, with a link that lands on the note', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])
    const mentions = [lawyer.id]

    const { body: note } = await write(team, { text: 'Veja a cláusula 4.', mentions })
    await change(team, note, { text: 'Veja a cláusula 5.', mentions })

    const mails = await mailsTo(lawyer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.data.subject).toBe(`Pedido ${team.orderMaskId}: ${team.admin.firstName} mencionou você`)
    expect(mails[0]?.data.message).toContain('Veja a cláusula 5.')
    const [, address] = mails[0]?.data.action.url.split(/(?=\/platform)/) ?? []
    expect(address).toBe(`/platform/admin/orders/${String(team.companyId)}/${team.orderMaskId}#nota-${String(note.id)}`)
  })

  it('tells nobody of a note that was withdrawn or seen before the mail went out', async () => {
    const team = await aTeam()
    const [lawyer, seller] = [await aStaffUser(['JURÍDICO']), await aStaffUser(['GERENTE VENDEDOR'])]
    const seen = await write(team, { text: 'Veja a cláusula 4.', mentions: [lawyer.id] })
    await callApi('PUT', `${team.managed}/notes/${String(seen.body.id)}/seen`, lawyer)
    const withdrawn = await write(team, { text: 'Veja o desconto.', mentions: [seller.id] })
    await takeBack(team, withdrawn.body)
    expect(await mailsTo(lawyer)).toMatchObject([{ status: 'read' }])
    expect(await mailsTo(seller)).toMatchObject([{ status: 'withdrawn' }])
    for (const person of [lawyer, seller]) expect(await unreadOf(person)).toBe(0)
    expect((await notificationsOf(lawyer)).body.count).toBe(1)
    expect((await notificationsOf(seller)).body.count).toBe(0)
  })

  it('tells somebody no more who is not mentioned any longer', async () => {
    const team = await aTeam()
    const [lawyer, seller] = [await aStaffUser(['JURÍDICO']), await aStaffUser(['GERENTE VENDEDOR'])]
    const { body: note } = await write(team, { text: 'Veja.', mentions: [lawyer.id] })
    await change(team, note, { text: 'Veja, Gerência.', mentions: [seller.id] })
    expect([await mailsTo(lawyer), await unreadOf(lawyer)]).toEqual([[], 0])
    expect(await mailsTo(seller)).toMatchObject([{ data: { message: '“Veja, Gerência.”' } }])
  })

  it('tells who is mentioned again, also after they removed the notification', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])
    const { body: note } = await write(team, { text: 'Veja.', mentions: [lawyer.id] })
    const [{ id } = { id: 0 }] = (await notificationsOf(lawyer)).body.results
    await callApi('DELETE', `/notifications/${String(id)}`, lawyer)
    await change(team, note, { text: 'Veja já.', mentions: [lawyer.id] })
    expect(await unreadOf(lawyer)).toBe(0)
    await change(team, note, { text: 'Deixe.' })
    await change(team, note, { text: 'Veja, sim.', mentions: [lawyer.id] })
    expect(await unreadOf(lawyer)).toBe(1)
  })

  it('sends no mail to who wants none about mentions, and none to oneself', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])
    await rowsOf("insert into notification_choices (user_id, kind, mail) values ($1, 'mention', false)", [lawyer.id])

    await write(team, { text: 'Veja.', mentions: [lawyer.id, team.admin.id] })

    expect(await mailsTo(lawyer)).toEqual([])
    expect(await mailsTo(team.admin)).toEqual([])
    expect((await awaiting(lawyer)).count).toBe(1)
  })

  it('is refused for who may not see the order, and nothing is written', async () => {
    const team = await aTeam()
    const stranger = await aStaffUser(['VENDEDOR'])
    for (const { id } of [stranger, team.customer, { id: 999_999 }]) {
      const { status, body } = await callApi<Refused>('POST', `${team.managed}/notes`, {
        token: team.admin.token,
        body: { text: 'Veja.', mentions: [id] },
      })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ mentions: ['Mencione só quem pode ver este pedido.'] })
    }
    expect(await notesOf(team)).toEqual([])
  })

  it('awaits them until they say that they have seen it', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])
    const { body: note } = await write(team, { text: 'Veja a cláusula 4.', mentions: [lawyer.id] })

    expect(await awaiting(lawyer)).toMatchObject({
      count: 1,
      results: [{ note_id: note.id, order_mask_id: team.orderMaskId, text: 'Veja a cláusula 4.' }],
    })
    expect((await notesOf(team, lawyer))[0]?.awaits_me).toBe(true)
    const seen = await callApi<Note>('PUT', `${team.managed}/notes/${String(note.id)}/seen`, { token: lawyer.token })

    expect(seen.body.awaits_me).toBe(false)
    expect((await awaiting(lawyer)).count).toBe(0)
    expect((await notesOf(team))[0]?.mentions[0]?.seen_at).not.toBeNull()
  })

  it('is closed after an answer, after the note is withdrawn, or once the order is no longer visible', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [team.company] })
    await write(team, { text: 'Veja.', mentions: [lawyer.id, seller.id] })
    await write(team, { text: 'Vi, obrigado.' }, lawyer)
    expect((await awaiting(lawyer)).count).toBe(0)
    expect((await awaiting(seller)).count).toBe(1)

    await rowsOf('delete from permitted_companies where user_id = $1', [seller.id])
    expect((await awaiting(seller)).count).toBe(0)

    const { body: second } = await write(team, { text: 'De novo.', mentions: [lawyer.id] })
    await takeBack(team, second)
    expect((await awaiting(lawyer)).count).toBe(0)
  })
})

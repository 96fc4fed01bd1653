import type { Note } from '@/services/orders/notes/notes.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

type Person = { id: number; token: string }

const SECRET = 'Cliente pediu desconto fora da tabela.'

const notesOf = async (team: Team, { token }: Person = team.admin) =>
  (await callApi<Note[]>('GET', `${team.managed}/notes`, { token })).body

const write = (team: Team, body: object, { token }: Person = team.admin) =>
  callApi<Note>('POST', `${team.managed}/notes`, { token, body })

const change = (team: Team, note: Note, body: object, { token }: Person = team.admin) =>
  callApi<Note>('PUT', `${team.managed}/notes/${String(note.id)}`, { token, body })

const takeBack = (team: Team, note: Note, { token }: Person = team.admin) =>
  callApi<Note>('DELETE', `${team.managed}/notes/${String(note.id)}`, { token })

const later = (note: Note, minutes: number) =>
  rowsOf(`update order_notes set created_at = created_at - make_interval(mins => $2) where id = $1`, [note.id, minutes])

describe('an internal note', () => {
  it('is read by staff who see the order, newest first', async () => {
    const team = await aTeam()
    const lawyer = await aStaffUser(['JURÍDICO'])

    expect((await write(team, { text: '  Primeira.  ' })).status).toBe(201)
    await write(team, { text: 'Segunda.' }, lawyer)

    const notes = await notesOf(team, lawyer)
    expect(notes.map(({ text, author }) => [text, author.id])).toEqual([
      ['Segunda.', lawyer.id],
      ['Primeira.', team.admin.id],
    ])
    expect(notes.map(({ changeable_until }) => changeable_until !== null)).toEqual([true, false])
  })

  it('leaves no trace in anything that the customer is answered', async () => {
    const team = await aTeam()
    const before = (await team.asCustomer('GET')).body
    await write(team, { text: SECRET })
    const token = team.customer.token

    expect((await team.asCustomer('GET')).body).toEqual(before)
    for (const path of [team.checkout, '/checkout', `/search?q=desconto`, '/privacy/export']) {
      expect(JSON.stringify((await callApi('GET', path, { token })).body)).not.toContain('desconto')
    }
    for (const path of [`${team.managed}/notes`, '/note-mentions', `${team.managed}/mentionable`]) {
      expect((await callApi('GET', path, { token })).status).toBe(403)
    }
    const ofNotes = await callApi('GET', '/event-logs?model_name=order_note', { token })
    expect(ofNotes.status).toBe(403)
    expect((await callApi('GET', `${team.checkout}/notes`, { token })).status).toBe(404)
  })

  it('does not move the order: neither its version nor its history', async () => {
    const team = await aTeam()
    const before = (await team.asAdmin('GET')).body

    await write(team, { text: SECRET })

    expect((await team.asAdmin('GET')).body).toEqual(before)
  })

  it('is text of at most 2,000 characters', async () => {
    const team = await aTeam()

    expect((await write(team, { text: '   ' })).status).toBe(400)
    expect((await write(team, { text: 'x'.repeat(2001) })).status).toBe(400)
    expect((await write(team, { text: 'x'.repeat(2000) })).status).toBe(201)
    expect(await notesOf(team)).toHaveLength(1)
  })

  it('of another company’s order does not exist for a salesperson', async () => {
    const team = await aTeam()
    const { body: note } = await write(team, { text: SECRET })
    const stranger = await aStaffUser(['VENDEDOR'], { permitted: [(await aTeam()).company] })

    expect((await callApi('GET', `${team.managed}/notes`, { token: stranger.token })).status).toBe(404)
    expect((await write(team, { text: 'Oi' }, stranger)).status).toBe(404)
    expect((await takeBack(team, note, stranger)).status).toBe(404)
    const other = await aTeam()
    expect((await change(other, note, { text: 'Oi' })).status).toBe(404)
  })
})

describe('changing and taking back a note', () => {
  it('keeps what it said before', async () => {
    const team = await aTeam()
    const { body: note } = await write(team, { text: 'Ligar na terça.' })

    const { body: changed } = await change(team, note, { text: 'Ligar na quarta.' })

    expect(changed).toMatchObject({ text: 'Ligar na quarta.', earlier: [{ text: 'Ligar na terça.' }] })
    expect(changed.edited_at).not.toBeNull()
    expect(await historyOf('order_note', note.id)).toEqual(['note_written', 'note_edited'])
  })

  it('writes nothing when nothing changed', async () => {
    const team = await aTeam()
    const { body: note } = await write(team, { text: 'Ligar na terça.' })

    expect((await change(team, note, { text: 'Ligar na terça.' })).body.edited_at).toBeNull()
    expect(await historyOf('order_note', note.id)).toEqual(['note_written'])
  })

  it('hides the text of a withdrawn note and keeps it in the history', async () => {
    const team = await aTeam()
    const { body: note } = await write(team, { text: 'Engano.' })

    expect((await takeBack(team, note)).body).toMatchObject({ text: null, changeable_until: null })

    expect(JSON.stringify(await notesOf(team))).not.toContain('Engano')
    expect((await takeBack(team, note)).status).toBe(409)
    expect((await change(team, note, { text: 'De novo' })).status).toBe(409)
    const kept = `select before ->> 'text' as text from event_logs
      where model_name = 'order_note' and object_id = $1 and action = 'note_withdrawn'`
    expect(await rowsOf(kept, [note.id])).toEqual([{ text: 'Engano.' }])
  })

  it('is the author’s alone', async () => {
    const team = await aTeam()
    const colleague = await aStaffUser(['ADMINISTRADOR'])
    const { body: note } = await write(team, { text: 'Minha.' })

    expect((await change(team, note, { text: 'Sua.' }, colleague)).status).toBe(403)
    expect((await takeBack(team, note, colleague)).status).toBe(403)
    expect((await notesOf(team))[0]?.text).toBe('Minha.')
  })

  it('is over after half an hour', async () => {
    const team = await aTeam()
    const { body: note } = await write(team, { text: 'Minha.' })
    await later(note, 31)

    expect((await change(team, note, { text: 'Outra.' })).status).toBe(409)
    expect((await takeBack(team, note)).status).toBe(409)
    expect((await notesOf(team))[0]).toMatchObject({ text: 'Minha.', changeable_until: null })
  })
})

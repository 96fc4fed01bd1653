import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { NotesCard } from '@/components/orders/notes/NotesCard'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import type { Note } from '@/services/orders/notes/notes.schema'
import { wireNote } from '@/tests/factories/wire/note.wire'
import { drawAt } from '../../layout/frame'
import { network, refusal, useNetwork } from '../orderDesk'

useNetwork()
afterEach(deleteAllDrafts)

const ORDER = '*/api/checkout-management/7/000128'
const people = [
  { id: 9, name: 'Otávio Quirino', groups: ['JURÍDICO'] },
  { id: 12, name: 'Otávia Reis', groups: ['FINANCEIRO', 'ADMINISTRADOR'] },
]

/** Opens the notes of an order and records what is sent, in order. */
async function openNotes(notes: Note[] = []) {
  const written: unknown[] = []
  const searched: (string | null)[] = []
  network.use(
    http.get(`${ORDER}/notes`, () => HttpResponse.json(notes)),
    http.get(`${ORDER}/mentionable`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')
      searched.push(search)
      return HttpResponse.json(people.filter(({ name }) => name.startsWith(search ?? '')))
    }),
    http.post(`${ORDER}/notes`, async ({ request }) => {
      written.push(await request.json())
      return HttpResponse.json(wireNote(), { status: 201 })
    }),
  )
  const drawn = drawAt(
    '/platform/admin/orders/7/000128',
    <QueryClientProvider client={createQueryClient()}>
      <NotesCard orderRef={{ audience: 'staff', companyId: 7, maskId: '000128' }} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando as notas' })).not.toBeInTheDocument())
  return { ...drawn, written, searched, field: screen.getByRole('textbox', { name: 'Nova nota' }) }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Escrever nota' }))

describe('mentioning a colleague in a note', () => {
  it('finds people by the text after @ and picks one with the keyboard', async () => {
    const { field, written } = await openNotes()

    await userEvent.type(field, 'Veja @Ot')
    const list = await screen.findByRole('listbox', { name: 'Pessoas para mencionar' })
    expect(within(list).getAllByRole('option')).toHaveLength(2)
    expect(field).toHaveAttribute('aria-controls', list.id)
    const [first, second] = within(list).getAllByRole('option')
    expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field).toHaveValue('Veja @Otávio Quirino ')

    await userEvent.type(field, 'hoje.')
    await send()
    expect(written).toEqual([{ text: 'Veja @Otávio Quirino hoje.', mentions: [9] }])
    expect(field).toHaveValue('')
  })

  it('picks one with the pointer, and drops the mention when the name is deleted', async () => {
    const { field, written } = await openNotes()
    await userEvent.type(field, '@Ot')
    await userEvent.click(await screen.findByRole('option', { name: /Otávia Reis/ }))
    expect(field).toHaveValue('@Otávia Reis ')

    await userEvent.clear(field)
    await userEvent.type(field, 'Ninguém.')
    await send()
    expect(written).toEqual([{ text: 'Ninguém.', mentions: [] }])
  })

  it('closes the list on Esc, and shows a message when no user matches', async () => {
    const { field } = await openNotes()
    await userEvent.type(field, '@Ot')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

    await userEvent.clear(field)
    await userEvent.type(field, '@Zz')
    expect(await screen.findByText('Ninguém com esse nome vê este pedido.')).toBeInTheDocument()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field).not.toHaveAttribute('aria-controls')
  })
})

describe('an unsent note', () => {
  it('survives a reload, with its mentions', async () => {
    const { field, unmount } = await openNotes()
    await userEvent.type(field, '@Ot')
    await userEvent.click(await screen.findByRole('option', { name: /Otávio/ }))
    unmount()

    const again = await openNotes()
    expect(again.field).toHaveValue('@Otávio Quirino ')
    await send()
    expect(again.written).toEqual([{ text: '@Otávio Quirino', mentions: [9] }])
  })

  it('is kept when the server refuses it, and shows an error when it is empty', async () => {
    const { field } = await openNotes()
    await send()
    expect(await screen.findByText('Escreva a nota.')).toBeInTheDocument()

    network.use(http.post(`${ORDER}/notes`, () => HttpResponse.json(refusal('invalid', 'Não.'), { status: 400 })))
    await userEvent.type(field, 'Importante.')
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Escrever nota' })).not.toHaveAttribute('aria-busy'))
    expect(field).toHaveValue('Importante.')
  })
})

describe('a saved note', () => {
  it('shows its earlier versions, and lets its author edit it for a while', async () => {
    await openNotes([
      wireNote({
        id: 1,
        text: 'Ligar na quarta.',
        earlier: [{ text: 'Ligar na terça.', until: '2026-11-18T12:05:00.000Z' }],
        changeable_until: '2026-11-18T12:30:00.000Z',
      }),
      wireNote({ id: 2, text: null, withdrawn_at: '2026-11-18T12:05:00.000Z' }),
    ])

    expect(screen.getByText('Editada: ver o que dizia')).toBeInTheDocument()
    expect(screen.getByText('Ligar na terça.')).toBeInTheDocument()
    expect(screen.getByText('Nota retirada por quem escreveu.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }))
    expect(screen.getByRole('textbox', { name: 'Editar nota' })).toHaveValue('Ligar na quarta.')
  })

  it('that mentions the reader can be marked as seen', async () => {
    const seen: string[] = []
    await openNotes([wireNote({ id: 5, awaits_me: true })])
    network.use(
      http.put(`${ORDER}/notes/:noteId/seen`, ({ params }) => {
        seen.push(String(params.noteId))
        return HttpResponse.json(wireNote({ id: 5 }))
      }),
    )

    await userEvent.click(screen.getByRole('button', { name: 'Marcar como vista' }))
    await waitFor(() => expect(seen).toEqual(['5']))
  })

  it('is focused when the URL names it, however many are newer', async () => {
    window.location.hash = '#nota-1'
    await openNotes([5, 4, 3, 2, 1].map((id) => wireNote({ id, text: `Nota ${String(id)}` })))

    const [, , , , oldest] = screen.getAllByRole('listitem')
    await waitFor(() => expect(oldest).toHaveFocus())
    window.location.hash = ''
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RepliesScreen } from '@/components/tickets/replies/RepliesScreen'
import { paths } from '@/services/config/paths'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireTicketReply } from '@/tests/factories/wire/ticket-desk.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/tickets/replies/ReplyDialogForm'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = paths.admin.ticketReplies()
const TROCA = wireTicketReply()

beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

async function choose(entry: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ações de Troca aprovada' }))
  await user.click(screen.getByRole('menuitem', { name: entry }))
  return user
}

describe('the canned answers', () => {
  it('are asked for as the address says', async () => {
    const asked = answer('get', '/ticket-replies', wirePage([TROCA]))
    open(PATH, <RepliesScreen />, { busca: 'troca', categoria: 'DEFECT', situacao: 'ativos', ordem: '-title' })
    expect(await screen.findByRole('row', { name: /Troca aprovada/ })).toHaveTextContent('Defeito')
    expect(asked).toEqual([
      { search: 'troca', category: 'DEFECT', active: 'true', ordering: '-title', page: '1', page_size: '20' },
    ])
  })

  it('are none yet, and the list says what to do', async () => {
    answer('get', '/ticket-replies', wirePage([]))
    open(PATH, <RepliesScreen />)
    expect(await screen.findByText('Ainda não há respostas prontas')).toBeInTheDocument()
  })

  it('are created with the fields that exist, and an unknown one is named at the text', async () => {
    answer('get', '/ticket-replies', wirePage([TROCA]))
    const sent = answer('post', '/ticket-replies', wireTicketReply({ title: 'Sem estoque' }), 201)
    open(PATH, <RepliesScreen />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Nova resposta pronta' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nova resposta pronta' })
    await user.type(within(dialog).getByLabelText('Título'), ' Sem estoque ')
    await user.type(within(dialog).getByLabelText('Texto'), 'Oi {{cliente}.')
    await user.click(within(dialog).getByRole('button', { name: 'Criar resposta' }))
    expect(await within(dialog).findByText('{cliente} não é um campo: use os da lista abaixo')).toBeInTheDocument()
    expect(sent).toEqual([])

    await user.clear(within(dialog).getByLabelText('Texto'))
    await user.type(within(dialog).getByLabelText('Texto'), 'Oi {{nome}.')
    await user.click(within(dialog).getByRole('button', { name: 'Criar resposta' }))
    expect(await screen.findByText('Resposta Sem estoque criada.')).toBeInTheDocument()
    expect(sent).toEqual([{ title: 'Sem estoque', text: 'Oi {nome}.', category: null, active: true }])
  })

  it('keep what was typed when somebody saved first, and save it with the newer version', async () => {
    answer('get', '/ticket-replies', wirePage([TROCA]))
    const data = {
      reply: wireTicketReply({ text: 'De outra pessoa.', version: 2 }),
      changed_by: 'Denise',
      changed_at: '2026-10-22T14:15:00.000Z',
    }
    answer('put', '/ticket-replies/3', { ...refused('conflict', 'Mudou.'), data }, 409)
    open(PATH, <RepliesScreen />)
    const user = await choose('Editar')
    const text = await screen.findByLabelText('Texto')
    await user.clear(text)
    await user.type(text, 'O meu.')
    await user.click(screen.getByRole('button', { name: 'Salvar resposta' }))
    expect(await screen.findByText(/^Denise salvou outra versão/)).toBeInTheDocument()
    expect(text).toHaveValue('O meu.')

    const sent = answer('put', '/ticket-replies/3', wireTicketReply({ text: 'O meu.', version: 3 }))
    await user.click(screen.getByRole('button', { name: 'Salvar resposta' }))
    expect(await screen.findByText('Resposta Troca aprovada alterada.')).toBeInTheDocument()
    expect(sent).toEqual([{ title: 'Troca aprovada', text: 'O meu.', category: 'DEFECT', active: true, version: 2 }])
  })

  it('are deleted after asking', async () => {
    answer('get', '/ticket-replies', wirePage([TROCA]))
    const sent = answer('delete', '/ticket-replies/3', null)
    open(PATH, <RepliesScreen />)
    const user = await choose('Excluir')
    await screen.findByRole('dialog', { name: 'Excluir a resposta Troca aprovada?' })
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Excluir resposta' }))
    expect(await screen.findByText('Resposta Troca aprovada excluída.')).toBeInTheDocument()
  })
})

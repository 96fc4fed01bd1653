import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countQuestions, HELP, helpFor, searchHelp } from '@/components/help/help.rules'
import { HelpScreen } from '@/components/help/HelpScreen'
import type { Group } from '@/services/auth/actor.rules'
import { actorOf } from '@/services/auth/user.rules'
import { logIn, person } from '../layout/frame'

jest.mock('@/contexts/LoginContext')

const actor = (groups: Group[]) => actorOf(person(groups))
const idsOf = (topics: ReturnType<typeof searchHelp>) =>
  topics.flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the questions', () => {
  it('are at least 25 for a manager, each with its own anchor', () => {
    const topics = helpFor(actor(['CLIENTE', 'GESTOR']), HELP)
    const ids = [...topics.map(({ id }) => id), ...idsOf(topics)]
    expect(countQuestions(topics)).toBeGreaterThanOrEqual(25)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('depend on permissions: a collaborator sees nothing about proposals', () => {
    const ids = idsOf(helpFor(actor(['CLIENTE', 'COLABORADOR']), HELP))
    expect(ids).not.toContain('aceitar-proposta')
    expect(ids).not.toContain('convidar-pessoa')
    expect(ids).toEqual(expect.arrayContaining(['mudar-senha', 'equipamento-com-defeito', 'excluir-conta']))
  })

  it('cover every group of customers and staff', () => {
    const everyone: Group[][] = [
      ['CLIENTE', 'GESTOR'],
      ['CLIENTE', 'VENDEDOR'],
      ['CLIENTE', 'COLABORADOR'],
      ['PRODUTO'],
    ]
    for (const groups of everyone) expect(countQuestions(helpFor(actor(groups), HELP))).toBeGreaterThan(0)
  })

  it.each([
    ['devolucao', 'pedir-devolucao'],
    ['DEVOLUÇÃO', 'pedir-devolucao'],
    ['crédito negado', 'credito-reprovado'],
    ['pdf tamanho', 'formato-documentos'],
    ['lgpd', 'baixar-dados'],
  ])('are found by "%s", whatever the accents, capitals and order', (search, id) => {
    expect(idsOf(searchHelp(HELP, search))).toContain(id)
  })
})

describe('the help page', () => {
  const open = (groups: Group[]) => {
    logIn(person(groups))
    render(<HelpScreen />)
    return userEvent.setup()
  }

  it('opens an answer with its link', async () => {
    const user = open(['CLIENTE', 'GESTOR'])
    const topic = within(screen.getByRole('region', { name: 'Senha e acesso' }))
    await user.click(topic.getByText('Como mudo minha senha?'))
    expect(topic.getByRole('link', { name: 'Mudar senha' })).toHaveAttribute('href', '/platform/settings#senha')
    expect(topic.getByRole('link', { name: 'Link para “Como mudo minha senha?”' })).toHaveAttribute(
      'href',
      '#mudar-senha',
    )
  })

  it('shows the few results of a search opened, with their number', async () => {
    const user = open(['CLIENTE', 'GESTOR'])
    await user.type(screen.getByRole('searchbox', { name: 'Buscar na ajuda' }), 'cupom{Enter}')
    expect(screen.getByText(/^Digite o código do cupom/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 resposta encontrada')
    expect(screen.queryByRole('region', { name: 'Senha e acesso' })).not.toBeInTheDocument()
  })

  it('suggests what to do when nothing is found, with a contact', async () => {
    const user = open(['CLIENTE', 'GESTOR'])
    await user.type(screen.getByRole('searchbox'), 'xyzzy{Enter}')
    expect(screen.getByRole('heading', { name: 'Nenhuma resposta com “xyzzy”' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abrir chamado' })).toHaveAttribute('href', '/platform/support-tickets/new')
    await user.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }))
    expect(screen.getByRole('region', { name: 'Simulação' })).toBeVisible()
  })

  it('gives who opens no tickets an address to write to', () => {
    open(['PRODUTO'])
    expect(screen.getByRole('link', { name: 'Escrever para a Arrenda' })).toHaveAttribute(
      'href',
      'mailto:atendimento@arrenda.example',
    )
  })

  it('opens the question in the URL', () => {
    window.location.hash = '#excluir-conta'
    Element.prototype.scrollIntoView = jest.fn()
    open(['CLIENTE', 'COLABORADOR'])
    expect(screen.getByText(/^Em Configurações, na parte Privacidade, peça a exclusão/)).toBeVisible()
    window.location.hash = ''
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Questions } from '@/components/catalogue/questions/Questions'
import { SimulatorForm } from '@/components/catalogue/simulators/SimulatorForm'
import { SimulatorScreen } from '@/components/catalogue/simulators/SimulatorScreen'
import { SimulatorsScreen } from '@/components/catalogue/simulators/SimulatorsScreen'
import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireStep } from '@/tests/factories/wire/simulation.wire'
import {
  wireManagedSimulator,
  wireSimulatorAnswer,
  wireSimulatorDetail,
  wireSimulatorSummary,
} from '@/tests/factories/wire/simulator.wire'
import { wirePropertyType } from '@/tests/factories/wire/types.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const LIST = '/platform/admin/products/simulators'
const ONE = `${LIST}/1`
const API = '/simulator-management'

const SCREEN = { id: 1, name: 'Tela' }
const COLOUR = { id: 2, name: 'Cor' }
const ASKING = wireManagedSimulator({
  steps: [
    wireStep({ id: 5, order: 1, title: 'Qual tela?', subtitle: null, property_type: SCREEN }),
    wireStep({ id: 6, order: 2, title: 'Qual cor?', subtitle: null, property_type: COLOUR, optional: true }),
  ],
})

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/simulator-detail', [wireSimulatorDetail(), wireSimulatorDetail({ id: 2, order: 2 })])
  answer('get', '/property-type-management', [SCREEN, COLOUR, { id: 3, name: 'Peso' }].map(wirePropertyType))
  answer('get', `${API}/1/answers`, [
    wireSimulatorAnswer({ id: 10, name: '13 pol.', property_type: 1, starting_price: '109.00' }),
    wireSimulatorAnswer({ id: 11, name: '14 pol.', property_type: 1 }),
  ])
})

describe('the simulators', () => {
  it('are fetched with the filters of the address, show what they lack, and link to their pages', async () => {
    const asked = answer('get', API, wirePage([wireSimulatorSummary({ active: false, missing: ['um plano ativo'] })]))
    open(LIST, <SimulatorsScreen />, { busca: 'note', situacao: 'desativados', ordem: '-name' })
    const row = await screen.findByRole('row', { name: /Notebooks/ })
    expect(within(row).getByRole('link')).toHaveAttribute('href', ONE)
    expect(row).toHaveTextContent(/Desativado.*um plano ativo/)
    expect(asked).toEqual([{ search: 'note', active: 'false', ordering: '-name', page: '1', page_size: '20' }])
  })
})

describe('a simulator', () => {
  const openOne = (simulator: ManagedSimulator) => {
    answer('get', `${API}/1`, simulator)
    return open(ONE, <SimulatorScreen />, { simulatorId: '1' })
  }

  it('says what it lacks, and why it cannot be activated yet', async () => {
    openOne(wireManagedSimulator({ active: false, steps: [], missing: ['uma pergunta', 'um plano ativo'] }))
    expect(await screen.findByText(/^Falta: uma pergunta e um plano ativo\. Complete em/)).toBeInTheDocument()
    const sentence = '“Notebooks” ainda não pode ser ativado. Falta: uma pergunta e um plano ativo.'
    const sent = answer('put', `${API}/1`, refused('conflict', sentence), 409)
    await userEvent.click(screen.getByRole('button', { name: 'Ativar' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(sent).toEqual([{ active: true }])
  })

  it('is deactivated after a confirmation that states the effects', async () => {
    openOne(ASKING)
    const sent = answer('put', `${API}/1`, { ...ASKING, active: false })
    await userEvent.click(await screen.findByRole('button', { name: 'Desativar' }))
    answer('get', `${API}/1`, { ...ASKING, active: false })
    const dialog = await screen.findByRole('dialog', { name: 'Desativar Notebooks?' })
    expect(dialog).toHaveTextContent(
      'Os clientes deixam de ver este simulador. Os 12 produtos dele deixam de ser oferecidos. As simulações em andamento continuam até o fim.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar simulador' }))
    expect(await screen.findByText('Notebooks foi desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ active: false }])
    expect(await screen.findByRole('button', { name: 'Ativar' })).toBeInTheDocument()
  })

  it('shows a not-found page for an unknown id', async () => {
    answer('get', `${API}/1`, refused('not_found', 'Não.'), 404)
    open(ONE, <SimulatorScreen />, { simulatorId: '1' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse simulador' })).toBeInTheDocument()
  })
})

describe('the form of a simulator', () => {
  it('marks the missing fields, creates one, and opens its page', async () => {
    const sent = answer('post', API, wireManagedSimulator({ id: 7, name: 'Tablets', active: false }), 201)
    const { router } = open(`${LIST}/new`, <SimulatorForm simulator={null} />)
    const create = await screen.findByRole('button', { name: 'Criar simulador' })
    await userEvent.click(create)
    expect(await screen.findAllByText('Preencha esse campo')).toHaveLength(2)
    await fill(screen.getByLabelText('Nome'), ' Tablets ')
    await fill(screen.getByLabelText('Descrição'), 'Para o campo')
    await userEvent.selectOptions(screen.getByLabelText('Imagem'), 'Tablet, escritório')
    await userEvent.click(create)
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${LIST}/7`))
    expect(sent).toEqual([{ name: 'Tablets', description: 'Para o campo', image: 'tablet:bars' }])
  })

  it('sends what changed and nothing else', async () => {
    const sent = answer('put', `${API}/1`, { ...ASKING, description: 'Outra', order: 2 })
    open(ONE, <SimulatorForm simulator={ASKING} />)
    const description = await screen.findByLabelText('Descrição')
    await userEvent.clear(description)
    await fill(description, 'Outra')
    await screen.findByRole('option', { name: '2º' })
    await userEvent.selectOptions(screen.getByLabelText('Posição'), '2º')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulador' }))
    expect(await screen.findByText('Simulador salvo.')).toBeInTheDocument()
    expect(sent).toEqual([{ description: 'Outra', order: 2 }])
  })
})

describe('the questions of a simulator', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar perguntas' }))
  const group = (name: string) => within(screen.getByRole('group', { name }))
  const openQuestions = (simulator = ASKING) => open(ONE, <Questions simulator={simulator} />)

  it('are moved by keyboard, edited, added and saved together, with the version they were loaded with', async () => {
    const sent = answer('put', `${API}/1/steps`, { ...ASKING, steps_version: 2 })
    openQuestions()
    const down = await screen.findByRole('button', { name: 'Descer pergunta 1' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Descer pergunta 2' })).toHaveFocus()
    expect(screen.getByText('Pergunta movida para a posição 2.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    expect(await group('Pergunta 3').findByLabelText('Texto da pergunta')).toHaveFocus()
    await userEvent.keyboard(' Qual peso? ')
    await userEvent.selectOptions(group('Pergunta 3').getByLabelText('Tipo de propriedade'), 'Peso')
    await userEvent.click(group('Pergunta 2').getByLabelText('Aceita várias respostas'))
    await save()
    expect(await screen.findByText('Perguntas salvas.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        steps_version: 1,
        steps: [
          { id: 6, title: 'Qual cor?', subtitle: null, property_type_id: 2, multiple: false, optional: true },
          { id: 5, title: 'Qual tela?', subtitle: null, property_type_id: 1, multiple: true, optional: false },
          { title: 'Qual peso?', subtitle: null, property_type_id: 3, multiple: false, optional: false },
        ],
      },
    ])
  })

  it('show field errors for a missing text and a missing or repeated property type', async () => {
    openQuestions()
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar pergunta' }))
    const type = await group('Pergunta 3').findByLabelText('Tipo de propriedade')
    await save()
    expect(await group('Pergunta 3').findByText('Preencha esse campo')).toBeInTheDocument()
    expect(group('Pergunta 3').getByText('Escolha o tipo de propriedade')).toBeInTheDocument()
    await userEvent.selectOptions(type, 'Cor')
    expect(
      await group('Pergunta 3').findByText('Outra pergunta já usa esse tipo de propriedade. Escolha outro.'),
    ).toBeInTheDocument()
  })

  it('list their answers and link to them', async () => {
    openQuestions()
    expect(await screen.findByText(/Respostas: 13 pol\., 14 pol\./)).toBeInTheDocument()
    expect(group('Pergunta 1').getByRole('link', { name: 'Ver as propriedades' })).toHaveAttribute(
      'href',
      '/platform/admin/properties?simulador=1&tipo=1',
    )
    expect(group('Pergunta 2').getByText(/Nenhuma resposta ativa neste simulador/)).toBeInTheDocument()
  })

  it('are previewed as the customer will see them while they are edited', async () => {
    openQuestions()
    expect((await screen.findAllByText(/a partir de/))[0]).toBeInTheDocument()
    expect(screen.getByText('Notebooks · pergunta 1 de 2')).toBeInTheDocument()
    const title = group('Pergunta 1').getByLabelText('Texto da pergunta')
    await userEvent.clear(title)
    await fill(title, 'Que tamanho?')
    expect(screen.getByText('Que tamanho?', { selector: 'strong' })).toBeInTheDocument()
    await userEvent.click(group('Pergunta 2').getByLabelText('Texto da pergunta'))
    expect(screen.getByText('Notebooks · pergunta 2 de 2')).toBeInTheDocument()
    expect(screen.getByText('Tanto faz')).toBeInTheDocument()
  })

  it('show an edit conflict when another user saved them, and keep the input until it is discarded', async () => {
    const theirs = { ...ASKING, steps: ASKING.steps.slice(1), steps_version: 2 }
    const sentence = 'Outra pessoa mudou as perguntas deste simulador enquanto você editava.'
    answer('get', `${API}/1`, ASKING)
    answer('put', `${API}/1/steps`, { ...refused('conflict', sentence), data: { simulator: theirs } }, 409)
    open(ONE, <SimulatorScreen />, { simulatorId: '1' })
    await screen.findByRole('group', { name: 'Pergunta 1' })
    await fill(group('Pergunta 1').getByLabelText('Texto da pergunta'), ' E mais?')
    await save()
    expect(await screen.findByText('Outra pessoa mudou as perguntas enquanto você editava')).toBeInTheDocument()
    expect(group('Pergunta 1').getByLabelText('Texto da pergunta')).toHaveValue('Qual tela? E mais?')
    await userEvent.click(screen.getByRole('button', { name: 'Descartar e ver as perguntas de agora' }))
    expect(group('Pergunta 1').getByLabelText('Texto da pergunta')).toHaveValue('Qual cor?')
    expect(screen.queryByRole('group', { name: 'Pergunta 2' })).not.toBeInTheDocument()
    const sent = answer('put', `${API}/1/steps`, { ...theirs, steps_version: 3 })
    await userEvent.click(group('Pergunta 1').getByLabelText('Aceita várias respostas'))
    await save()
    expect(await screen.findByText('Perguntas salvas.')).toBeInTheDocument()
    expect(sent).toMatchObject([{ steps_version: 2 }])
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { StepScreen } from '@/components/simulation/questions/StepScreen'
import type { StepAnswer } from '@/services/simulation/quotations/quotations.service'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'
import { wireOption, wireQuotation, wireStep } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { keepQuotation, network, openAt, saved, useNetwork } from '../simulationDesk'

useNetwork()

const unanswered = wireQuotation({ step: null, simulation_choices: [], properties: [], products: [], plan: null })

const options = [
  wireOption({ id: 5, name: 'Engenharia e projetos' }),
  wireOption({
    id: 6,
    name: 'Escritório e rotina',
    starting_price: '129.00',
    cheapest: [
      { product_id: 2, price: '129.00', available: 1 },
      { product_id: 3, price: '149.00', available: 20 },
    ],
  }),
]

/** Opens the question, which has another one before and after it. */
function openQuestion(step: Partial<Step> = {}, quotation: Quotation = unanswered) {
  const desk = keepQuotation(quotation)
  desk.on<StepAnswer>('properties', (now, { step: answered, properties }) => ({
    ...now,
    step: answered,
    simulation_choices: properties.map((property) => ({ id: property, step: answered, property, name: 'resposta' })),
  }))
  const steps = [
    wireStep({ id: 1, order: 1, title: 'Qual tamanho de tela?' }),
    wireStep({ id: 2, order: 2, ...step }),
    wireStep({ id: 3, order: 3, title: 'Cor da carcaça' }),
  ]
  network.use(...serve({ 'GET /steps': steps, 'GET /properties': options }))
  const view = openAt('/platform/simulation/9/step/2', <StepScreen quotationId={9} stepId={2} />)
  return { ...view, ...desk }
}

const goOn = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Continuar' }))[0] as Element)

describe('a question of the simulator', () => {
  it('saves an answer at once and continues with the next question', async () => {
    const { sent, router } = openQuestion()
    await userEvent.click(await screen.findByRole('radio', { name: /Engenharia e projetos/ }))
    await waitFor(() => expect(sent('properties')).toEqual([{ step: 2, properties: [5] }]))
    expect(screen.getByRole('radio', { name: /Engenharia e projetos/ })).toBeChecked()
    await goOn()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/step/3'))
    await saved()
  })

  it('shows its number and links to the previous question', async () => {
    openQuestion()
    expect(await screen.findByText('Notebooks · pergunta 2 de 3')).toBeInTheDocument()
    for (const back of screen.getAllByRole('link', { name: 'Voltar' })) {
      expect(back).toHaveAttribute('href', '/platform/simulation/9/step/1')
    }
  })

  it('does not continue without an answer, and focuses the options', async () => {
    const { sent, router } = openQuestion()
    await goOn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha uma opção para continuar.')
    expect(screen.getByRole('radio', { name: /Engenharia e projetos/ })).toHaveFocus()
    expect(router.push).not.toHaveBeenCalled()
    expect(sent('properties')).toEqual([])
    await saved()
  })

  it('accepts no preference when it is optional', async () => {
    const { sent, router } = openQuestion({ optional: true })
    await userEvent.click(await screen.findByRole('radio', { name: /Tanto faz/ }))
    await waitFor(() => expect(sent('properties')).toEqual([{ step: 2, properties: [] }]))
    expect(screen.getByRole('radio', { name: /Tanto faz/ })).toBeChecked()
    await goOn()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/step/3'))
    await saved()
  })

  it('accepts several answers when it is multiple', async () => {
    const { sent } = openQuestion({ multiple: true })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Engenharia/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Escritório/ }))
    await waitFor(() => expect(sent('properties').at(-1)).toEqual({ step: 2, properties: [5, 6] }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Engenharia/ }))
    await waitFor(() => expect(sent('properties').at(-1)).toEqual({ step: 2, properties: [6] }))
    await saved()
  })

  it('does not send the empty answer to a required question', async () => {
    const { sent } = openQuestion({ multiple: true })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Engenharia/ }))
    await waitFor(() => expect(sent('properties')).toHaveLength(1))
    await userEvent.click(screen.getByRole('checkbox', { name: /Engenharia/ }))
    expect(screen.getByRole('checkbox', { name: /Engenharia/ })).not.toBeChecked()
    await goOn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha uma opção')
    expect(sent('properties')).toHaveLength(1)
    await saved()
  })

  it('estimates the fee from the answer, the quantity and the package', async () => {
    openQuestion()
    await userEvent.click(await screen.findByRole('radio', { name: /Engenharia e projetos/ }))
    const quantity = screen.getByRole('spinbutton', { name: 'Quantas unidades' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '18')
    const bill = screen.getByRole('complementary', { name: 'Sua simulação' })
    await waitFor(() => expect(bill).toHaveTextContent(/Equipamentos.*5\.202,00/))
    expect(bill).toHaveTextContent(/Pacote Essencial, 18 × R\$\s12,00.*216,00/)
    expect(bill).toHaveTextContent(/Mensalidadea partir de.*5\.418,00/)
  })

  it('estimates no fee that cannot be ordered: the next model fills up what the cheapest lacks', async () => {
    openQuestion()
    await userEvent.click(await screen.findByRole('radio', { name: /Escritório e rotina/ }))
    const bill = screen.getByRole('complementary', { name: 'Sua simulação' })
    await waitFor(() => expect(bill).toHaveTextContent(/1 × R\$\s129,00/))
    const quantity = screen.getByRole('spinbutton', { name: 'Quantas unidades' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '18')
    await waitFor(() => expect(bill).toHaveTextContent(/Equipamentos.*2\.662,00/))
    expect(bill).toHaveTextContent(/de R\$\s129,00 a R\$\s149,00/)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '40')
    expect(await screen.findByText('Só 21 dos 40 disponíveis agora.')).toBeInTheDocument()
    expect(bill).toHaveTextContent(/Pacote Essencial, 21 × R\$\s12,00/)
  })

  it('selects no option when several answers were saved for a single choice', async () => {
    const choice = (property: number) => ({ id: property, step: 2, property, name: 'resposta' })
    openQuestion({}, { ...unanswered, simulation_choices: [choice(5), choice(6)] })
    expect(await screen.findByRole('radio', { name: /Engenharia e projetos/ })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /Escritório/ })).not.toBeChecked()
  })

  it('drops a withdrawn answer when another is added', async () => {
    const gone = { id: 1, step: 2, property: 77, name: 'Não há mais' }
    const { sent } = openQuestion({ multiple: true }, { ...unanswered, simulation_choices: [gone] })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Engenharia/ }))
    await waitFor(() => expect(sent('properties')).toEqual([{ step: 2, properties: [5] }]))
    await saved()
  })

  it('shows a message when it is not part of the simulation, with links to continue', async () => {
    keepQuotation(unanswered)
    network.use(...serve({ 'GET /steps': [wireStep({ id: 1 })] }))
    openAt('/platform/simulation/9/step/77', <StepScreen quotationId={9} stepId={77} />)
    expect(
      await screen.findByRole('heading', { name: 'Esta pergunta não faz parte da simulação.' }),
    ).toBeInTheDocument()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Continuar as perguntas')).toHaveAttribute('href', '/platform/simulation/9/step/1')
    expect(link('Ver os produtos')).toHaveAttribute('href', '/platform/simulation/9/products')
  })

  it('shows the same message when the API no longer finds it', async () => {
    openQuestion()
    network.use(
      http.get('*/api/properties', () =>
        HttpResponse.json({ errors: ['Não encontramos.'], code: 'not_found', request_id: 'r' }, { status: 404 }),
      ),
    )
    expect(
      await screen.findByRole('heading', { name: 'Esta pergunta não faz parte da simulação.' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continuar as perguntas' })).toHaveAttribute(
      'href',
      '/platform/simulation/9/step/1',
    )
    expect(screen.queryByText('Não encontramos.')).not.toBeInTheDocument()
  })
})

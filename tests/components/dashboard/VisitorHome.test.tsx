import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { VisitorHome } from '@/components/dashboard/VisitorHome'
import { wireShowcase, wireSimulator } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { network, openAt, refusal, useNetwork } from '../simulation/simulationDesk'

useNetwork()

const offers = () => within(screen.getByRole('region', { name: 'O que a sua empresa precisa alugar?' }))

describe('the visitors’ home', () => {
  it('shows the offers and the plans of the catalogue, with its prices', async () => {
    const simulators = [
      wireSimulator({ starting_price: '112.49' }),
      wireSimulator({ id: 2, name: 'Impressoras', starting_price: null }),
    ]
    network.use(...serve({ 'GET /showcase': wireShowcase({ simulators }) }))
    openAt('/', <VisitorHome />)
    expect(await offers().findByRole('link', { name: /Notebooks.*112,49/ })).toBeInTheDocument()
    expect(offers().getByRole('link', { name: /Impressoras.*sem unidades agora/ })).toBeInTheDocument()
    const plans = within(screen.getByRole('region', { name: /Quanto mais longo o plano/ }))
    expect(plans.getByText(/O mesmo Vertex 14, por unidade, sem o pacote de serviço/)).toBeInTheDocument()
    expect(plans.getAllByText(/meses/).map(({ textContent }) => textContent)).toEqual([
      '12 meses',
      '24 meses',
      '36 meses',
    ])
    expect(plans.getByText(/152,22/)).toBeInTheDocument()
  })

  it('shows no price while it cannot read them, and tries again', async () => {
    network.use(
      http.get('*/api/showcase', () => HttpResponse.json(refusal('invalid', ['Não deu']), { status: 400 }), {
        once: true,
      }),
      ...serve({ 'GET /showcase': wireShowcase() }),
    )
    openAt('/', <VisitorHome />)
    await userEvent.click(await offers().findByRole('button', { name: 'Tentar novamente' }))
    expect(await offers().findByRole('link', { name: /Notebooks/ })).toBeInTheDocument()
  })
})

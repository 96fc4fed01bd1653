import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SimulatorsScreen } from '@/components/catalogue/simulators/SimulatorsScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireSimulatorSummary } from '@/tests/factories/wire/simulator.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const LIST = '/platform/admin/products/simulators'
const API = '/simulator-management'

beforeEach(() => logIn(person(['PRODUTO'], { company: null })))

describe('selected simulators', () => {
  const READY = wireSimulatorSummary({ id: 1, name: 'Notebooks', open_quotations: 1 })
  const EMPTY = wireSimulatorSummary({ id: 2, name: 'Tablets', active: false, missing: ['uma pergunta'] })
  const chosen = async (...names: string[]) => {
    answer('get', API, wirePage([READY, EMPTY]))
    open(LIST, <SimulatorsScreen />)
    for (const name of names) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }))
    }
  }

  it('are activated all or none, and a refusal stays visible until an activation succeeds', async () => {
    await chosen('Tablets')
    const sentence = '“Tablets” ainda não pode ser ativado. Falta: uma pergunta.'
    const sent = answer('put', `${API}/activation`, refused('conflict', sentence), 409)
    await userEvent.click(screen.getByRole('button', { name: 'Ativar' }))
    expect(await screen.findByText('Nenhum simulador foi ativado')).toBeInTheDocument()
    expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [2], active: true }])
    answer('put', `${API}/activation`, { changed: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Ativar' }))
    expect(await screen.findByText('1 simulador ativado.')).toBeInTheDocument()
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('are deactivated after a confirmation that says which simulations continue', async () => {
    await chosen('Notebooks', 'Tablets')
    const sent = answer('put', `${API}/activation`, { changed: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Desativar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desativar 2 simuladores?' })
    expect(dialog).toHaveTextContent('A simulação em andamento continua até o fim.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('1 simulador desativado.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [1, 2], active: false }])
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import { UnitScreen } from '@/components/equipment/units/UnitScreen'
import { wireEquipment, wireEquipmentSummary, wireMovement } from '@/tests/factories/wire/equipment.wire'
import { wireExchange, wireExchangeChoices, wireUnitExchange } from '@/tests/factories/wire/exchanges.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/equipment/exchanges/ExchangeDialogForm'

atMoment('2026-11-23T12:00:00Z')

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const both = ['request_exchange', 'request_upgrade'] as const

function openUnit(overrides: Parameters<typeof wireEquipment>[0] = {}) {
  answer('get', '/equipment/7', wireEquipment({ id: 7, label: null, allowed_actions: [...both], ...overrides }))
  answer('get', '/equipment/VX14P-0007/history', wirePage([wireMovement()]))
  open('/platform/equipment/7', <UnitScreen />, { unitId: '7' })
}

async function openDialog(command: 'Pedir troca' | 'Pedir upgrade') {
  openUnit()
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: command }))
  return screen.findByRole('dialog', { name: `${command} de VX14P-0007` })
}

describe('requesting an exchange', () => {
  const like = wireExchangeChoices({
    choices: [{ product: { id: 1, name: 'Vertex 14 Pro', image: null }, available: 3, monthly_difference: '0.00' }],
    due_at: '2026-11-26T21:00:00.000Z',
  })

  it('shows availability, requires a reason, and sends the request', async () => {
    const asked = answer('get', '/equipment/exchanges/choices', like)
    const sent = answer('post', '/equipment/exchanges', [wireExchange()])
    const dialog = within(await openDialog('Pedir troca'))

    expect(await dialog.findByText('3 disponíveis')).toBeInTheDocument()
    expect(asked).toEqual([{ units: '7', kind: 'exchange' }])
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir troca' }))
    expect(dialog.getByText('Conte o que está errado.')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: 'O que está errado?' })).toHaveFocus()
    expect(sent).toEqual([])

    await fill(dialog.getByRole('textbox', { name: 'O que está errado?' }), 'Não liga')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir troca' }))

    expect(await screen.findByText('Troca pedida. Você recebe a resposta por e-mail.')).toBeInTheDocument()
    expect(sent).toEqual([{ units: [7], kind: 'exchange', reason: 'Não liga' }])
  })

  it('is disabled, with the reason, for a unit that cannot be exchanged now', async () => {
    answer('get', '/equipment/exchanges/choices', { ...like, objections: ['VX14P-0007: a devolução já foi pedida.'] })
    const dialog = within(await openDialog('Pedir troca'))

    expect(await dialog.findByText('VX14P-0007: a devolução já foi pedida.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Pedir troca' })).toBeDisabled()
  })
})

describe('requesting an upgrade', () => {
  it('shows the options with availability and price difference, each and in total', async () => {
    answer('get', '/equipment-summary', wireEquipmentSummary({ total: 2 }))
    const units = [7, 8].map((id) => wireEquipment({ id, serial: `VX-${String(id)}`, allowed_actions: [...both] }))
    answer('get', '/equipment', wirePage(units))
    const asked = answer('get', '/equipment/exchanges/choices', wireExchangeChoices())
    const sent = answer('post', '/equipment/exchanges', [wireExchange({ kind: 'upgrade' })])
    open('/platform/equipment', <EquipmentScreen />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pedir upgrade' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir upgrade de 2 equipamentos' }))

    expect(
      await dialog.findByRole('radio', { name: /Vertex 16.*50,00 por mês por unidade.*8 disponíveis/ }),
    ).toBeEnabled()
    expect(
      dialog.getByRole('radio', { name: /Vertex 16 Max.*120,00.*Sem estoque agora: peça assim mesmo/ }),
    ).toBeEnabled()
    expect(asked).toEqual([{ units: '7,8', kind: 'upgrade' }])
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir upgrade' }))
    expect(dialog.getByText('Escolha o equipamento novo.')).toBeInTheDocument()

    await userEvent.click(dialog.getByRole('radio', { name: /^Vertex 16 ?\+/ }))
    expect(dialog.getByRole('status')).toHaveTextContent(/A mais na mensalidade.*2 × R\$.50,00.*100,00/)
    await fill(dialog.getByRole('textbox', { name: 'O que falta no equipamento atual?' }), 'Memória')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir upgrade' }))

    expect(await screen.findByText('Upgrade pedido. Você recebe a resposta por e-mail.')).toBeInTheDocument()
    expect(sent).toEqual([{ units: [7, 8], kind: 'upgrade', product_id: 2, reason: 'Memória' }])
  })
})

describe('a unit that is exchanged', () => {
  it('waits for staff, and can be withdrawn until they answer', async () => {
    openUnit({ status: 'PENDING_EXCHANGE', exchange: wireUnitExchange(), allowed_actions: ['cancel_exchange'] })
    const sent = answer('delete', '/equipment/exchanges/12', wireExchange({ status: 'CANCELED' }))

    expect(await screen.findByText('Troca pedida: estamos avaliando')).toBeInTheDocument()
    expect(screen.getByText('Arrenda')).toHaveTextContent('Arrenda (agora)')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar o pedido de troca?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }))

    expect(await screen.findByText('Pedido cancelado.')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('stays in use until the new one arrives', async () => {
    const exchange = wireUnitExchange({ kind: 'upgrade', status: 'ACCEPTED', monthly_difference: '50.00' })
    openUnit({ status: 'PENDING_EXCHANGE', exchange, allowed_actions: [] })

    expect(await screen.findByText(/Continue com este até lá/)).toHaveTextContent(/por mais R\$.50,00 por mês/)
    expect(screen.getAllByText('Upgrade a caminho')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).not.toBeInTheDocument()
  })

  it('waits for its return once the new one has arrived', async () => {
    const exchange = wireUnitExchange({
      status: 'DELIVERED',
      replacement: { serial: 'VX14P-0099' },
      return_by: '2026-11-30',
    })
    openUnit({ status: 'EXCHANGED', exchange, allowed_actions: [] })

    expect(await screen.findByText('Trocado: devolva este até 30/11/2026')).toBeInTheDocument()
    expect(screen.getByText('Trocado: devolva até 30/11')).toBeInTheDocument()
    expect(screen.getByText(/serial VX14P-0099/)).toBeInTheDocument()
    expect(screen.getByText('Você')).toHaveTextContent('Você (agora)')
  })

  it('stays in use when it was refused, and says why', async () => {
    openUnit({ exchange: wireUnitExchange({ status: 'REFUSED', decision: 'A bateria nova resolve.' }) })

    expect(await screen.findByText('Troca recusada')).toBeInTheDocument()
    expect(screen.getByText(/“A bateria nova resolve.”/)).toBeInTheDocument()
    expect(screen.getByText('Em uso')).toBeInTheDocument()
  })
})

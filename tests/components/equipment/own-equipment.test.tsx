import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnUnitScreen } from '@/components/equipment/own/OwnUnitScreen'
import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import { wireOwnEquipment } from '@/tests/factories/wire/equipment.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/equipment/own/EditOwnDialogForm'
import '@/components/equipment/own/RegisterOwnDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['CLIENTE', 'GESTOR']))
  answer('get', '/equipment-places', [{ id: 4, label: 'Obra Sul', city: 'Curitiba', state: 'PR' }])
  answer('get', '/equipment-people', [{ id: 3, first_name: 'Bruno Tavares', email: 'bruno@horizonte.example' }])
})

function openList() {
  answer('get', '/own-equipment', wirePage([wireOwnEquipment()]))
  return open('/platform/equipment', <EquipmentScreen />, { visao: 'proprios' })
}

describe('the equipment that a company owns', () => {
  it('is told apart from what it rents, and links to its page', async () => {
    openList()
    const row = await screen.findByRole('row', { name: /DL5420-0009/ })
    expect(row).toHaveTextContent('Próprio')
    expect(screen.getByRole('link', { name: 'Dell Latitude 5420' })).toHaveAttribute(
      'href',
      '/platform/equipment/own/9',
    )
  })

  it('is registered from pasted serials, and shows those that are known already', async () => {
    openList()
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Digitar ou colar seriais' }))
    const dialog = within(await screen.findByRole('dialog'))
    const register = dialog.getByRole('button', { name: 'Cadastrar' })
    await userEvent.click(register)
    // The dialog is still appearing, and invisible until it has.
    await waitFor(() => expect(screen.getByText('Digite pelo menos um serial.')).toBeVisible())
    await fill(screen.getByLabelText('Marca e modelo'), 'Dell Latitude 5420')
    await fill(screen.getByLabelText('Seriais'), 'DL-1\nDL-2')
    expect(screen.getByText('2 equipamentos desse modelo.')).toBeVisible()
    const known = 'O serial DL-1 já está cadastrado na sua empresa.'
    answer('post', '/own-equipment', refused('conflict', known, { serials: [known] }), 409)
    await userEvent.click(register)
    expect(await screen.findByText(known)).toBeVisible()
    const sent = answer('post', '/own-equipment', [wireOwnEquipment(), wireOwnEquipment({ id: 10 })])
    await userEvent.click(register)
    expect(await screen.findByText('2 equipamentos cadastrados.')).toBeVisible()
    expect(sent).toEqual([
      { model: 'Dell Latitude 5420', serials: ['DL-1', 'DL-2'], label: null, address_id: null, user_id: null },
    ])
  })

  it('offers no change to a COLABORADOR', async () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    openList()
    await screen.findByRole('row', { name: /DL5420-0009/ })
    expect(screen.queryByRole('button', { name: 'Cadastrar' })).not.toBeInTheDocument()
  })
})

describe('the page of an own device', () => {
  it('shows its history in words, and writes it off after a question', async () => {
    answer('get', '/own-equipment/9', wireOwnEquipment())
    const change = { field: 'Etiqueta', before: null, after: 'Patrimônio 1042' }
    const event = { id: 1, actor_name: 'Marina Duarte', created_at: '2026-11-20T13:00:00.000Z', changes: [change] }
    answer('get', '/own-equipment/9/history', wirePage([event]))
    const sent = answer('put', '/own-equipment/9', wireOwnEquipment({ active: false }))
    open('/platform/equipment/own/9', <OwnUnitScreen />, { unitId: '9' })
    expect(await screen.findByText('Etiqueta: — → Patrimônio 1042')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dar baixa' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dar baixa' }))
    expect(await screen.findByText('Baixa de DL5420-0009 registrada.')).toBeVisible()
    expect(sent).toMatchObject([{ serial: 'DL5420-0009', active: false, address_id: 4 }])
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import { UnitScreen } from '@/components/equipment/units/UnitScreen'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import { wireEquipment, wireMovement, wirePlace, wireRelocation } from '@/tests/factories/wire/equipment.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'
import { http, HttpResponse } from 'msw'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/equipment/relocations/RelocateDialogForm'
import '@/components/ui/dialogs/ReasonDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const NORTH = { id: 9, label: 'Filial Norte', city: 'Manaus', state: 'AM' }

function openMoves(opened: Relocation[], ended: Relocation[] = []) {
  network.use(
    http.get('*/api/relocations', ({ request }) => {
      const isOpen = new URL(request.url).searchParams.get('open') === 'true'
      return HttpResponse.json(wirePage(isOpen ? opened : ended))
    }),
  )
  return open('/platform/equipment', <EquipmentScreen />, { visao: 'mudancas' })
}

const move = () => screen.findByRole('region', { name: '1 equipamento para Filial Norte · Manaus/AM' })

describe('the relocations of a company', () => {
  it('show units, destination, requester and reason, and whether it is the reader’s turn', async () => {
    openMoves([wireRelocation()], [wireRelocation({ id: 4, status: 'REFUSED', decision: 'Fica', allowed_actions: [] })])
    const waiting = within(await screen.findByRole('region', { name: 'Em aberto' }))
    expect(await waiting.findByText('Espera por você')).toBeInTheDocument()
    expect(waiting.getByText('Vertex 14 Pro · VX14P-0007 · sai de Obra Sul')).toBeInTheDocument()
    expect(waiting.getByText(/Pedida por Bruno Tavares em 21\/11\/2026 às 10:00 · “Nova equipe”/)).toBeInTheDocument()
    const ended = within(await screen.findByRole('region', { name: 'Encerradas' }))
    expect(ended.getByText('Motivo: “Fica”')).toBeInTheDocument()
    expect(ended.queryByRole('button')).not.toBeInTheDocument()
  })

  it('are approved after a confirmation', async () => {
    const sent = answer('put', '/relocations/5', wireRelocation({ status: 'APPROVED' }))
    openMoves([wireRelocation()])
    await userEvent.click(within(await move()).getByRole('button', { name: /^Aprovar/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Aprovar a mudança para Filial Norte/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aprovar mudança' }))
    expect(await screen.findByText('Mudança aprovada.')).toBeInTheDocument()
    expect(sent).toEqual([{ action: 'approve' }])
  })

  it('are refused with a reason, and never without', async () => {
    const sent = answer('put', '/relocations/5', wireRelocation({ status: 'REFUSED' }))
    openMoves([wireRelocation()])
    await userEvent.click(within(await move()).getByRole('button', { name: /^Recusar/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Recusar a mudança/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar mudança' }))
    expect(within(dialog).getByText('Diga o motivo: quem pediu recebe.')).toBeInTheDocument()
    await fill(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Fica na sede')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar mudança' }))
    expect(await screen.findByText('Mudança recusada.')).toBeInTheDocument()
    expect(sent).toEqual([{ action: 'refuse', message: 'Fica na sede' }])
  })

  it('show an empty state when there are none', async () => {
    openMoves([])
    expect(await screen.findByText('Nenhuma mudança em aberto')).toBeInTheDocument()
  })
})

describe('moving a unit', () => {
  const openUnit = async () => {
    answer('get', '/equipment/7', wireEquipment())
    answer('get', '/equipment/VX14P-0007/history', wirePage([wireMovement()]))
    answer('get', '/equipment-places', [wirePlace, NORTH])
    answer('get', '/equipment-people', [{ id: 3, first_name: 'Bruno Tavares', email: 'bruno@horizonte.example' }])
    open('/platform/equipment/7', <UnitScreen />, { unitId: '7' })
    await userEvent.click(await screen.findByRole('button', { name: 'Mover' }))
    return screen.findByRole('dialog', { name: 'Mover Obra Sul 07' })
  }

  it('requires an address other than the current one, and sends the request', async () => {
    const sent = answer('post', '/relocations', wireRelocation(), 201)
    const dialog = await openUnit()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Iniciar mudança' }))
    expect(within(dialog).getByText('Escolha o endereço.')).toBeInTheDocument()
    const field = within(dialog).getByRole('combobox', { name: 'Endereço' })
    await within(dialog).findByRole('option', { name: 'Filial Norte · Manaus/AM' })
    expect(within(field).getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(field, '9')
    await fill(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Nova equipe')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Iniciar mudança' }))
    expect(await screen.findByText('Mudança iniciada.')).toBeInTheDocument()
    expect(sent).toEqual([{ units: [7], to_address_id: 9, reason: 'Nova equipe' }])
  })

  it('also moves to a person, and keeps the choice when it is refused', async () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    const dialog = await openUnit()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Para outra pessoa' }))
    const bruno = await within(dialog).findByRole('radio', { name: /Bruno Tavares/ })
    await userEvent.click(bruno)
    answer('post', '/relocations', refused('conflict', 'Já tem uma mudança em aberto.'), 409)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir mudança' }))
    expect(await screen.findByText('Já tem uma mudança em aberto.')).toBeInTheDocument()
    expect(bruno).toBeChecked()
    const sent = answer('post', '/relocations', wireRelocation(), 201)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir mudança' }))
    expect(await screen.findByText('Mudança pedida. O gestor recebe um aviso.')).toBeInTheDocument()
    expect(sent).toEqual([{ units: [7], to_user_id: 3 }])
  })
})

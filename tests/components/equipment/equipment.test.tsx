import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import { UnitScreen } from '@/components/equipment/units/UnitScreen'
import { wireEquipment, wireEquipmentSummary, wireMovement } from '@/tests/factories/wire/equipment.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/equipment/units/AssignDialogForm'
import '@/components/equipment/units/LabelDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const BRUNO = { id: 3, first_name: 'Bruno Tavares', email: 'bruno@horizonte.example' }
const other = wireEquipment({ id: 8, serial: 'LM24-0008', label: null, user: { id: 3, first_name: 'Bruno Tavares' } })

function openList(query: Record<string, string> = {}, summary = wireEquipmentSummary({ total: 2 })) {
  answer('get', '/equipment-summary', summary)
  const asked = answer('get', '/equipment', wirePage([wireEquipment(), other]))
  return { asked, ...open('/platform/equipment', <EquipmentScreen />, query) }
}

describe('the list of what a company rents', () => {
  it('shows product, user, address and date of each unit', async () => {
    openList()
    const row = await screen.findByRole('row', { name: /VX14P-0007/ })
    for (const text of ['Obra Sul 07', 'Em uso', 'Sem responsável', 'Obra Sul · Curitiba/PR', '000128', '20/11/2026'])
      expect(within(row).getByText(text)).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: 'Vertex 14 Pro' })).toHaveAttribute('href', '/platform/equipment/7')
    expect(within(screen.getByRole('row', { name: /LM24-0008/ })).getByText('recebimento a confirmar')).toBeVisible()
  })

  it('applies the filters of the address, also by order and without a user', async () => {
    const { asked } = openList({ status: 'DAMAGED', produto: '1', endereco: '4', pedido: '000128', pessoa: 'ninguem' })
    await screen.findByRole('row', { name: /VX14P-0007/ })
    expect(asked).toContainEqual({
      status: 'DAMAGED',
      product: '1',
      address: '4',
      order: '000128',
      nobody: 'true',
      page: '1',
      page_size: '20',
    })
  })

  it('filters by status through the counts', async () => {
    const statuses = [
      { status: 'IN_USE', count: 2 },
      { status: 'DAMAGED', count: 1 },
    ] as const
    const { router } = openList({}, wireEquipmentSummary({ total: 3, statuses: [...statuses] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Danificado 1' }))
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/platform/equipment', query: { status: 'DAMAGED' } },
      undefined,
      expect.anything(),
    )
  })

  it('lets a manager assign the selected units at once', async () => {
    answer('get', '/equipment-people', [BRUNO])
    const sent = answer('put', '/equipment-users', [])
    openList()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Obra Sul 07' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar LM24-0008' }))
    await userEvent.click(screen.getByRole('button', { name: 'Definir responsável' }))
    const dialog = await screen.findByRole('dialog', { name: 'Quem vai usar os 2 equipamentos?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Definir responsável' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Escolha uma pessoa.')
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Bruno Tavares/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Definir responsável' }))
    expect(await screen.findByText('2 equipamentos estão com Bruno Tavares.')).toBeInTheDocument()
    expect(sent).toEqual([{ units: [7, 8], user_id: 3 }])
  })

  it('asks a COLABORADOR to confirm what was given to them, and shows them no log', async () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    const confirmed = answer('post', '/equipment/7/receipt', wireEquipment())
    openList({}, wireEquipmentSummary({ to_confirm: 1 }))
    const card = await screen.findByRole('region', { name: 'Confirme o recebimento' })
    await userEvent.click(await within(card).findByRole('button', { name: 'Confirmar recebimento de VX14P-0007' }))
    expect(await screen.findByText('Recebimento de Obra Sul 07 confirmado.')).toBeInTheDocument()
    expect(confirmed).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Histórico' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Mudanças' })).toBeInTheDocument()
  })

  it('shows one empty state without units, and another without results', async () => {
    answer('get', '/equipment-summary', wireEquipmentSummary({ total: 0 }))
    answer('get', '/equipment', wirePage([]))
    const { unmount } = open('/platform/equipment', <EquipmentScreen />)
    expect(await screen.findByText('Sua empresa ainda não tem equipamentos em uso')).toBeInTheDocument()
    unmount()
    open('/platform/equipment', <EquipmentScreen />, { busca: 'zzz' })
    expect(await screen.findByText('Nenhum equipamento com esses filtros')).toBeInTheDocument()
  })
})

describe('the log of movements', () => {
  it('shows event, unit, status, type, author and time, with the filters of the address', async () => {
    const asked = answer('get', '/relocation-event-logs/7', wirePage([wireMovement({ message: 'Na portaria' })]))
    open('/platform/equipment', <EquipmentScreen />, {
      visao: 'historico',
      tipo: 'DELIVERY',
      situacao: 'COMPLETED',
      acontecimento: 'nada',
      de: '2026-11-01',
    })
    const row = await screen.findByRole('row', { name: /Entregue ao cliente: Obra Sul/ })
    for (const text of ['“Na portaria”', 'VX14P-0007', 'Concluída', 'Entrega', 'Olívia Prado', '20/11/2026 10:00'])
      expect(within(row).getByText(text)).toBeInTheDocument()
    expect(asked[0]).toEqual({
      relocation_type: 'DELIVERY',
      relocation_status: 'COMPLETED',
      start_date: '2026-11-01',
      page: '1',
      page_size: '20',
    })
  })
})

describe('a unit', () => {
  const openUnit = (unit = wireEquipment()) => {
    answer('get', '/equipment/7', unit)
    answer('get', '/equipment/VX14P-0007/history', wirePage([wireMovement({ message: 'Na portaria' })]))
    return open('/platform/equipment/7', <UnitScreen />, { unitId: '7' })
  }

  it('shows user, address, dates and history', async () => {
    openUnit()
    expect(await screen.findByRole('heading', { level: 1, name: 'Obra Sul 07' })).toBeInTheDocument()
    expect(screen.getByText('Vertex 14 Pro · Serial VX14P-0007')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '000128' })).toHaveAttribute('href', '/platform/my-orders/000128')
    expect(screen.getByText('20/11/2027')).toBeInTheDocument()
    const history = screen.getByRole('region', { name: 'Histórico' })
    expect(await within(history).findByText('Entregue ao cliente: Obra Sul')).toBeInTheDocument()
    expect(within(history).getByText('Olívia Prado · “Na portaria”')).toBeInTheDocument()
  })

  it('leads to a ticket about it', async () => {
    openUnit()
    expect(await screen.findByRole('link', { name: 'Abrir chamado' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/new?serial=VX14P-0007',
    )
  })

  it('gets another label, and keeps the input when it is refused', async () => {
    openUnit()
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mudar etiqueta' }))
    const dialog = await screen.findByRole('dialog', { name: 'Etiqueta de VX14P-0007' })
    const field = within(dialog).getByRole('textbox', { name: /Etiqueta/ })
    await userEvent.clear(field)
    await fill(field, 'Mesa 4')
    answer('put', '/equipment/7/label', refused('conflict', 'Mudou enquanto você lia.'), 409)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar etiqueta' }))
    expect(await screen.findByText('Mudou enquanto você lia.')).toBeInTheDocument()
    expect(field).toHaveValue('Mesa 4')
    const sent = answer('put', '/equipment/7/label', wireEquipment({ label: 'Mesa 4' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar etiqueta' }))
    expect(await screen.findByText('Etiqueta salva.')).toBeInTheDocument()
    expect(sent).toEqual([{ label: 'Mesa 4' }])
  })

  it('offers only the actions that the API allows', async () => {
    openUnit(wireEquipment({ allowed_actions: ['confirm_receipt'] }))
    expect(await screen.findByRole('button', { name: 'Confirmar recebimento' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mais ações' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /responsável/ })).not.toBeInTheDocument()
  })

  it('is not found when another company holds it', async () => {
    answer('get', '/equipment/7', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open('/platform/equipment/7', <UnitScreen />, { unitId: '7' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse equipamento' })).toBeInTheDocument()
  })
})

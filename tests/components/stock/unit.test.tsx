import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LabelScreen } from '@/components/stock/labels/LabelScreen'
import { UnitScreen } from '@/components/stock/units/UnitScreen'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireUnitDetail, wireUnitEvent } from '@/tests/factories/wire/unit.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/stock/units/EditUnitDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/equipment-management/7'
const order = { order_mask_id: '000118', company: { id: 1, corporate_name: 'Horizonte Engenharia' } }

function show(overrides: Partial<UnitDetail> = {}): void {
  logIn(person(['OPERAÇÃO'], { company: null }))
  answer('get', PATH, wireUnitDetail(overrides))
  answer('get', `${PATH}/events`, wirePage([wireUnitEvent({ message: 'Lote 12' })]))
  open('/platform/admin/rented-items/[unitId]', <UnitScreen />, { unitId: '7' })
}

describe('the page of a unit', () => {
  it('shows its location and its history', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'VX14-2412-1183' })).toBeInTheDocument()
    expect(screen.getByText('Corredor B, 3')).toBeInTheDocument()
    const life = await screen.findByRole('region', { name: 'Histórico' })
    expect(await within(life).findByText('Cadastrado no estoque: disponível para locação; novos')).toBeInTheDocument()
    expect(within(life).getByText('Sérgio Brandão: “Lote 12”')).toBeInTheDocument()
  })

  it('lets staff open a ticket for the company that holds it', async () => {
    const address = { id: 3, label: 'Matriz', line: 'Av. Paulista, 1842' }
    show({ holder: { company: { id: 7, corporate_name: 'Horizonte Engenharia' }, address, user: null } })
    expect(await screen.findByRole('link', { name: 'Abrir chamado' })).toHaveAttribute(
      'href',
      '/platform/admin/support-tickets/new?empresa=7&serial=VX14-2412-1183',
    )
  })

  it('links to its order, and shows its appraisal and photos', async () => {
    show({
      status: 'IN_USE',
      allowed_statuses: [],
      holder: {
        company: order.company,
        address: { id: 3, label: 'Matriz', line: 'Av. Paulista, 1842' },
        user: { id: 5, first_name: 'Bia' },
      },
      rental: {
        order,
        package: {
          id: 36,
          package_type: 'regular',
          delivery_status: 'DELIVERED',
          tracking_code: 'BR 1',
          delivery_eta: null,
          delivery_date: '2026-11-19',
        },
        since: '2026-11-13T12:00:00.000Z',
      },
      condition: {
        condition: 'damaged',
        destination: 'IN_MAINTENANCE',
        comment: 'Risco na tela',
        checklist: null,
        order,
        appraised_at: '2026-09-21T12:00:00.000Z',
        appraised_by: 'Sérgio',
      },
      images: [
        { id: 1, src: '/pictures/x', moment: 'packing', package_id: 36, created_at: '2026-11-13T12:00:00.000Z' },
      ],
    })
    expect(await screen.findByRole('link', { name: '000118' })).toHaveAttribute(
      'href',
      '/platform/admin/orders/1/000118',
    )
    expect(screen.getByText('Bia, ainda não confirmou o recebimento')).toBeInTheDocument()
    expect(screen.getByText('“Risco na tela”')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'VX14-2412-1183: Na separação, 13/11/2026' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mudar a situação' })).not.toBeInTheDocument()
  })

  it('sends only changes, with the version; field errors appear at their fields', async () => {
    show({ awaits_serial: true, serial: 'A-DEFINIR-000007', status: 'WAITING_SERIAL' })
    await userEvent.click(await screen.findByRole('button', { name: 'Editar dados' }))
    const dialog = await screen.findByRole('dialog', { name: 'Editar A-DEFINIR-000007' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Serial/ }), 'VX-1')
    const sentence = 'O serial VX-1 já está no estoque.'
    const came = answer('put', PATH, refused('invalid', sentence, { serial: [sentence] }), 400)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar dados' }))
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument()
    expect(came).toEqual([{ version: 41, serial: 'VX-1' }])
  })

  it('shows a not-found page', async () => {
    logIn(person(['OPERAÇÃO'], { company: null }))
    open('/platform/admin/rented-items/[unitId]', <UnitScreen />, { unitId: 'x' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse equipamento' })).toBeInTheDocument()
  })
})

describe('the address of a label', () => {
  const scan = (groups: Parameters<typeof person>[0]) => {
    logIn(person(groups))
    return open('/u/[serial]', <LabelScreen />, { serial: 'VX 1' }).router
  }

  it('redirects staff to the stock and customers to their equipment', async () => {
    const asked = answer('get', '/unit-address', { id: 7 })
    const staff = scan(['OPERAÇÃO'])
    await waitFor(() => expect(staff.replace).toHaveBeenCalledWith('/platform/admin/rented-items/7'))
    const customer = scan(['CLIENTE', 'GESTOR'])
    await waitFor(() => expect(customer.replace).toHaveBeenCalledWith('/platform/equipment/7'))
    expect(asked[0]).toEqual({ serial: 'VX 1' })
  })

  it('lets a customer ask about a unit that they do not see', async () => {
    answer('get', '/unit-address', refused('not_found', 'Não encontramos o que você procura.'), 404)
    scan(['CLIENTE', 'COLABORADOR'])
    expect(await screen.findByRole('link', { name: 'Abrir chamado' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/new?assunto=Equipamento+VX+1',
    )
  })

  it('shows a not-found page for a unit of another company', async () => {
    answer('get', '/unit-address', refused('not_found', 'Não encontramos o que você procura.'), 404)
    scan(['CLIENTE', 'GESTOR'])
    expect(await screen.findByRole('heading', { name: 'Não encontramos o equipamento VX 1' })).toBeInTheDocument()
  })
})

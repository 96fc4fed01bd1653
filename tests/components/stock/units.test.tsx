import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnitsScreen } from '@/components/stock/units/UnitsScreen'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireProductStock, wireUnit, wireUnits } from '@/tests/factories/wire/unit.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/stock/scan/ScanDialog'
import '@/components/ui/dialogs/ReasonDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()

/** jsdom lacks MessageChannel, with which antd's select schedules its rendering. */
class SoonTold {
  port1 = { onmessage: (): void => undefined }
  port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage()) }
}
Object.assign(window, { MessageChannel: SoonTold })

const AT = '/platform/admin/rented-items'
const LIST = '/equipment-management'
const rented = wireUnit({
  id: 8,
  serial: 'VX14-2412-0001',
  status: 'IN_USE',
  label: 'Recepção',
  location: null,
  holder: {
    company: { id: 1, corporate_name: 'Horizonte Engenharia' },
    address: { id: 3, label: 'Matriz', line: 'Av. Paulista, 1842 · São Paulo, SP · 01310-200' },
    user: { id: 5, first_name: 'Bia' },
  },
})

beforeEach(() => {
  logIn(person(['OPERAÇÃO'], { company: null }))
  const by_status = [
    { status: 'IN_USE', count: 31 },
    { status: 'PENDING_EXCHANGE', count: 2 },
    { status: 'UP_FOR_RENTAL', count: 10 },
  ]
  answer('get', `${LIST}/counts`, { total: 43, by_status })
  answer('get', `${LIST}/summary`, wirePage([wireProductStock()]))
})

describe('the stock', () => {
  it('shows each unit with its holder, and the counts of the views', async () => {
    answer('get', LIST, wireUnits([wireUnit(), rented]))
    open(AT, <UnitsScreen />)
    const row = await screen.findByRole('row', { name: /VX14-2412-0001/ })
    expect(row).toHaveTextContent('Recepção')
    expect(row).toHaveTextContent('Horizonte EngenhariaMatriz, Bia')
    expect(within(row).getByRole('link', { name: /VX14-2412-0001/ })).toHaveAttribute('href', `${AT}/8`)
    expect(screen.getByRole('row', { name: /VX14-2412-1183/ })).toHaveTextContent('Corredor B, 3')
    expect(await screen.findByRole('button', { name: 'Locados 33' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Disponíveis 10' })).toBeInTheDocument()
  })

  it('is fetched with the filters of the address, and marks a count that is capped', async () => {
    const asked = answer('get', LIST, wireUnits([rented], { count: 5000, more: true }))
    open(AT, <UnitsScreen />, {
      visao: 'locados',
      busca: 'vx',
      grupo: 'new',
      produto: '2',
      ordem: 'serial',
      pagina: '2',
    })
    expect(await screen.findByText('mais de 5.000 equipamentos')).toBeInTheDocument()
    expect(asked).toEqual([
      {
        search: 'vx',
        product: '2',
        product_group: 'new',
        status: 'IN_USE,IN_RELOCATION,PENDING_EXCHANGE,EXCHANGED',
        ordering: 'serial',
        page: '2',
        page_size: '20',
      },
    ])
  })

  it('sums by product what is free, reserved, rented and in maintenance', async () => {
    open(AT, <UnitsScreen />, { visao: 'produtos' })
    const row = await screen.findByRole('row', { name: /Vertex 14/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Vertex 14 VX14', ...['4', '6', '2', '31', '1', '3', '0', '4', '51']])
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${AT}?produto=2`)
  })

  it('offers only statuses that all selected units allow, with a reason where needed', async () => {
    answer('get', LIST, wireUnits([wireUnit(), wireUnit({ id: 9, serial: 'B-2', status: 'IN_MAINTENANCE' }), rented]))
    const came = answer('put', `${LIST}/status`, { changed: 2 })
    open(AT, <UnitsScreen />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar VX14-2412-0001' }))
    expect(screen.getByText('Nenhuma situação serve para todos eles.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar VX14-2412-0001' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar VX14-2412-1183' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar B-2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Mudar a situação' }))
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Guardar em depósito',
      'Desativar',
      'Descartar',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Desativar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desativar: 2 equipamentos?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    expect(came).toEqual([])
    await fill(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Fim de linha')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('2 equipamentos: desativado.')).toBeInTheDocument()
    expect(came).toEqual([{ ids: [7, 9], status: 'DISABLED', message: 'Fim de linha' }])
  })
})

describe('scanning serials', () => {
  const scanned = {
    checked: 'abc',
    registered: false,
    fresh: ['NOVO-1'],
    existing: [{ id: 7, serial: 'VELHO-1', product: 'Vertex 14', status: 'IN_USE' }],
    repeated: [],
    malformed: [],
  }

  const openScan = async () => {
    answer('get', LIST, wireUnits([wireUnit()]))
    open(AT, <UnitsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar itens' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ler ou colar seriais' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ler ou colar seriais' })
    const field = within(dialog).getByRole('textbox', { name: 'Serial' })
    await userEvent.click(field)
    return { dialog, field }
  }

  it('keeps the focus, adds with Enter and reports repeated or malformed serials at once', async () => {
    const { dialog, field } = await openScan()
    await userEvent.keyboard('novo-1{Enter}')
    expect(within(dialog).getByText('NOVO-1 lido.')).toBeInTheDocument()
    await userEvent.keyboard('NOVO-1{Enter}')
    expect(within(dialog).getByText('NOVO-1 já foi lido.')).toBeInTheDocument()
    await userEvent.keyboard('??{Enter}')
    expect(within(dialog).getByText(/^“\?\?” não é um serial/)).toBeInTheDocument()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await userEvent.paste('A-1\nA-2\nNOVO-1')
    expect(within(dialog).getByText('2 seriais lidos; 1 repetido ou fora do formato.')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar A-1' }))
    expect(field).toHaveFocus()
    expect(within(dialog).getByText('2 seriais lidos')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cadastrar equipamentos' }))
    expect(within(dialog).getByText('Escolha um produto')).toBeInTheDocument()
  })

  it('shows the dry run of each, and registers exactly the new ones', async () => {
    const came = answer('post', `${LIST}/serials`, scanned)
    const { dialog } = await openScan()
    await userEvent.keyboard('NOVO-1{Enter}VELHO-1{Enter}')
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Produto' }))
    await userEvent.click(await screen.findByTitle('Vertex 14'))
    expect(await within(dialog).findByText('Já cadastrado: Vertex 14, Em uso')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cadastrar 1 equipamento novo' }))
    await waitFor(() => expect(came).toHaveLength(2))
    const body = { product_id: 2, product_group: 'new', status: 'UP_FOR_RENTAL', location: null }
    expect(came[1]).toEqual({ ...body, serials: ['VELHO-1', 'NOVO-1'], dry_run: false, checked: 'abc' })
    expect(await screen.findByText('1 equipamento cadastrado.')).toBeInTheDocument()
  })

  it('keeps the scanned serials when the stock has changed', async () => {
    answer('post', `${LIST}/serials`, scanned)
    const { dialog } = await openScan()
    await userEvent.keyboard('NOVO-1{Enter}')
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Produto' }))
    await userEvent.click(await screen.findByTitle('Vertex 14'))
    const button = await within(dialog).findByRole('button', { name: 'Cadastrar 1 equipamento novo' })
    answer('post', `${LIST}/serials`, refused('conflict', 'O estoque mudou depois da conferência.'), 409)
    await userEvent.click(button)
    expect(await screen.findByText('O estoque mudou depois da conferência.')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Retirar NOVO-1' })).toBeInTheDocument()
  })
})

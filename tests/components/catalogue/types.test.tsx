import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TypesScreen } from '@/components/catalogue/types/TypesScreen'
import { wireSimulatorDetail } from '@/tests/factories/wire/simulator.wire'
import { wireProductType, wirePropertyType } from '@/tests/factories/wire/types.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/catalogue/types/ProductTypeDialogForm'
import '@/components/catalogue/types/PropertyTypeDialogForm'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()

const KINDS = '/product-type-details'
const TYPES = '/property-type-management'

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', KINDS, [wireProductType()])
  answer('get', TYPES, [wirePropertyType({ id: 3, name: 'Tela', properties_count: 4 })])
  answer('get', '/simulator-detail', [wireSimulatorDetail()])
})

const openTypes = (query: Record<string, string> = {}) => open('/platform/admin/products/types', <TypesScreen />, query)

async function choose(name: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
  return screen.findByRole('dialog')
}

async function add(name: string) {
  await userEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}

describe('the kinds of product', () => {
  beforeEach(() => void openTypes())

  it('link to their simulator, and show their product counts', async () => {
    const row = await screen.findByRole('row', { name: /notebooks/ })
    expect(within(row).getByRole('link', { name: 'Notebooks' })).toHaveAttribute(
      'href',
      '/platform/admin/products/simulators/1',
    )
    expect(row).toHaveTextContent(/12/)
  })

  it('are created in a simulator, with a field error for a name that is taken', async () => {
    const dialog = await add('Novo tipo de produto')
    const create = within(dialog).getByRole('button', { name: 'Criar tipo' })
    await userEvent.click(create)
    expect(await within(dialog).findByText('Escolha o simulador')).toBeInTheDocument()
    await within(dialog).findByRole('option', { name: 'Notebooks' })
    await userEvent.selectOptions(within(dialog).getByLabelText('Simulador'), 'Notebooks')
    await fill(within(dialog).getByLabelText('Nome no singular'), ' notebook ')
    await fill(within(dialog).getByLabelText('Nome no plural'), 'notebooks')
    const sentence = 'Já existe um tipo de produto com esse nome.'
    answer('post', KINDS, refused('conflict', sentence, { name: [sentence] }), 409)
    await userEvent.click(create)
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    const sent = answer('post', KINDS, wireProductType({ id: 2, name: 'notebook' }), 201)
    await userEvent.click(create)
    expect(await screen.findByText('Tipo notebook criado.')).toBeInTheDocument()
    expect(sent).toEqual([{ simulator_id: 1, name: 'notebook', plural_name: 'notebooks' }])
  })

  it('are renamed, and stay in their simulator', async () => {
    const sent = answer('put', `${KINDS}/1`, wireProductType({ name: 'laptop' }))
    const dialog = await choose('notebook', 'Renomear')
    expect(within(dialog).queryByLabelText('Simulador')).not.toBeInTheDocument()
    await userEvent.clear(within(dialog).getByLabelText('Nome no singular'))
    await fill(within(dialog).getByLabelText('Nome no singular'), 'laptop')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar nome' }))
    expect(await screen.findByText('Tipo laptop salvo.')).toBeInTheDocument()
    expect(sent).toEqual([{ name: 'laptop', plural_name: 'notebooks' }])
  })
})

describe('the types of property', () => {
  beforeEach(() => void openTypes())

  it('link to their properties', async () => {
    expect(await screen.findByRole('link', { name: '4 propriedades' })).toHaveAttribute(
      'href',
      '/platform/admin/properties?tipo=3',
    )
  })

  it('are created', async () => {
    const sent = answer('post', TYPES, wirePropertyType({ id: 9, name: 'Peso' }), 201)
    const dialog = await add('Novo tipo de propriedade')
    await fill(within(dialog).getByLabelText('Nome'), ' Peso ')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Criar tipo' }))
    expect(await screen.findByText('Tipo Peso criado.')).toBeInTheDocument()
    expect(sent).toEqual([{ name: 'Peso' }])
  })

  it('show why one cannot be deleted', async () => {
    const sentence = '“Tela” não pode ser excluído: há 4 propriedades desse tipo.'
    const asked = answer('delete', `${TYPES}/3`, refused('conflict', sentence), 409)
    const dialog = await choose('Tela', 'Excluir')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir tipo' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(asked).toHaveLength(1)
  })
})

describe('both lists', () => {
  it('are searched and sorted independently, from the address', async () => {
    const kinds = answer('get', KINDS, [])
    const types = answer('get', TYPES, [])
    openTypes({
      busca: 'note',
      ordem: '-products_count',
      'busca-propriedades': 'cor',
      'ordem-propriedades': 'steps_count',
    })
    expect(await screen.findByText('Nenhum tipo de produto com esse nome')).toBeInTheDocument()
    expect(await screen.findByText('Nenhum tipo de propriedade com esse nome')).toBeInTheDocument()
    expect(kinds).toContainEqual({ search: 'note', ordering: '-products_count' })
    expect(types).toContainEqual({ search: 'cor', ordering: 'steps_count' })
  })

  it('delete unused entries in bulk, and show where the others are used', async () => {
    answer('get', TYPES, [
      wirePropertyType({ id: 3, name: 'Tela', properties_count: 4, steps_count: 1 }),
      wirePropertyType({ id: 4, name: 'Peso', properties_count: 0, steps_count: 0 }),
    ])
    const sent = answer('put', `${TYPES}/deletion`, { deleted: 1 })
    openTypes()
    const list = within(await screen.findByRole('region', { name: 'Tipos de propriedade' }))
    for (const name of ['Tela', 'Peso']) {
      await userEvent.click(await list.findByRole('checkbox', { name: `Selecionar ${name}` }))
    }
    const bar = screen.getByRole('group', { name: 'Tipos de propriedade escolhidos' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Excluir' }))
    const dialog = await screen.findByRole('dialog', { name: 'Excluir 1 tipo de propriedade?' })
    expect(dialog).toHaveTextContent('Nada usa Peso.Fica, porque está em uso:Tela: 4 propriedades e 1 pergunta')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir tipo de propriedade' }))
    expect(await screen.findByText('1 tipo de propriedade excluído.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [4] }])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { PropertiesScreen } from '@/components/catalogue/properties/PropertiesScreen'
import { PropertyForm } from '@/components/catalogue/properties/PropertyForm'
import { PropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import { saveFile } from '@/services/http/save-file'
import { readCsvRows } from '@/tests/factories/http/csv'
import { wireImportReport } from '@/tests/factories/wire/import.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireProperty } from '@/tests/factories/wire/property.wire'
import { wireSimulatorDetail } from '@/tests/factories/wire/simulator.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/import/ImportDialogSteps'

jest.mock('@/contexts/LoginContext')
jest.mock('@/services/http/save-file')
useNetwork()

const saved = jest.mocked(saveFile)

const LARGE = wireProperty({ id: 5, name: '16 pol.', replaces: [] })

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/property-type-management', [
    { id: 1, name: 'Tela' },
    { id: 2, name: 'Cor' },
  ])
  answer('get', '/simulator-detail', [wireSimulatorDetail()])
})

/** Records the submitted forms, each as its fields. */
function takeForms(method: 'post' | 'put', path: string, body: object, status = 200) {
  const came: object[] = []
  network.use(
    http[method](`*/api${path}`, async ({ request }) => {
      came.push(Object.fromEntries(await request.formData()))
      return HttpResponse.json(body, { status })
    }),
  )
  return came
}

describe('the properties', () => {
  it('are fetched with the filters of the address, and link to their pages', async () => {
    const asked = answer('get', '/property-details', wirePage([wireProperty()]))
    open('/platform/admin/properties', <PropertiesScreen />, {
      busca: '14',
      tipo: '1',
      simulador: '1',
      situacao: 'ativas',
    })
    const row = await screen.findByRole('row', { name: /14 pol\./ })
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/platform/admin/properties/4')
    expect(row).toHaveTextContent('16 pol.')
    expect(asked).toEqual([
      { search: '14', property_type: '1', simulator: '1', active: 'true', page: '1', page_size: '20' },
    ])
  })

  it('are deactivated in bulk after a confirmation', async () => {
    answer('get', '/property-details', wirePage([wireProperty(), LARGE]))
    const sent = answer('put', '/property-management/activation', { changed: 2 })
    open('/platform/admin/properties', <PropertiesScreen />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar 14 pol. (Tela)' }))
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar 16 pol. (Tela)' }))
    expect(screen.queryByRole('button', { name: 'Ativar' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Desativar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desativar 2 propriedades?' })
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('2 propriedades desativadas.')).toBeInTheDocument()
    expect(sent).toEqual([{ ids: [4, 5], active: false }])
  })
})

describe('importing properties', () => {
  it('offers a template, and checks the file before the import', async () => {
    answer('get', '/property-details', wirePage([wireProperty()]))
    const report = wireImportReport({ created: 2, changed: 1, failed: 0, failures: [], passed_over: ['Produtos'] })
    const sent = takeForms('post', '/property-management/import', report)
    open('/platform/admin/properties', <PropertiesScreen />)
    const user = userEvent.setup()
    await screen.findByRole('row', { name: /14 pol\./ })
    await user.click(screen.getByRole('button', { name: 'Importar CSV' }))
    const dialog = await screen.findByRole('dialog', { name: 'Importar propriedades' })
    await user.click(within(dialog).getByRole('button', { name: 'Baixar modelo' }))
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe('modelo-propriedades.csv'))
    expect(readCsvRows((await saved.mock.lastCall?.[0].text()) ?? '')).toMatchObject([
      { Tipo: 'Tela', Simuladores: 'Notebooks', 'Também atendida por': 'Tela: 14 pol.', Situação: 'Desativada' },
    ])

    await user.upload(within(dialog).getByLabelText('Arquivo: escolher CSV'), new File(['Nome\nA'], 'lista.csv'))
    expect(await within(dialog).findByText('serão criadas')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Importar 3 propriedades' })).toBeEnabled()
    expect(sent).toMatchObject([{ dry_run: 'true' }])
  })
})

describe('the form of a property', () => {
  it('creates one, with a preview of how the simulator will show it', async () => {
    answer('get', '/property-details', wirePage([LARGE]))
    const sent = takeForms('post', '/property-management', wireProperty(), 201)
    open('/platform/admin/properties/new', <PropertyForm property={null} />)
    const user = userEvent.setup()
    await screen.findByRole('option', { name: 'Tela' })
    await user.click(screen.getByRole('button', { name: 'Criar propriedade' }))
    expect(await screen.findByText('Escolha o tipo')).toBeInTheDocument()
    expect(sent).toEqual([])

    await user.selectOptions(screen.getByLabelText('Tipo'), 'Tela')
    await fill(screen.getByLabelText('Nome'), '14 pol.')
    await user.click(await screen.findByRole('checkbox', { name: 'Notebooks' }))
    await user.click(await screen.findByRole('checkbox', { name: '16 pol.' }))
    await user.selectOptions(screen.getByRole('combobox', { name: /^Imagem/ }), 'Notebook, código')
    await fill(screen.getByLabelText(/^Cor/), '#3f2ebc')
    const preview = screen.getByRole('region', { name: 'Como o simulador mostra' })
    expect(preview).toHaveTextContent('14 pol.')
    await user.click(screen.getByRole('button', { name: 'Criar propriedade' }))
    expect(await screen.findByText('Propriedade criada.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        name: '14 pol.',
        property_type_id: '1',
        description: '',
        image: 'laptop:code',
        hex_color: '#3f2ebc',
        simulator_ids: '1',
        replace_ids: '5',
        active: 'true',
      },
    ])
  })

  it('sends only the changed fields, and keeps the input when the API refuses it', async () => {
    answer('get', '/property-details', wirePage([wireProperty(), LARGE]))
    const sentence = 'Esse tipo já tem uma propriedade com esse nome.'
    const sent = takeForms('put', '/property-management/4', refused('invalid', sentence, { name: [sentence] }), 400)
    open('/platform/admin/properties/4', <PropertyForm property={wireProperty()} />)
    const user = userEvent.setup()
    const name = screen.getByLabelText('Nome')
    await user.clear(name)
    await fill(name, '16 pol.')
    await user.click(screen.getByRole('button', { name: 'Salvar propriedade' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(name).toHaveValue('16 pol.')
    expect(sent).toEqual([{ name: '16 pol.', version: '1' }])
  })
})

describe('a property', () => {
  it('in use cannot be deleted, and the reason of the API is shown', async () => {
    answer('get', '/property-details/4', wireProperty())
    answer('get', '/property-details', wirePage([wireProperty()]))
    const sentence = '“14 pol.” não pode ser excluída: há 6 produtos que a têm. Desative-a.'
    answer('delete', '/property-management/4', refused('conflict', sentence), 409)
    open('/platform/admin/properties/4', <PropertyScreen />, { propertyId: '4' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Excluir' }))
    await user.click(await screen.findByRole('button', { name: 'Excluir propriedade' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: '14 pol.' })).toBeInTheDocument()
  })

  it('shows a not-found page for an unknown id', async () => {
    answer('get', '/property-details/9', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open('/platform/admin/properties/9', <PropertyScreen />, { propertyId: '9' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos essa propriedade' })).toBeInTheDocument()
  })
})

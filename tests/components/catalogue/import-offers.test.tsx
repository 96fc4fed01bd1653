import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoriesScreen } from '@/components/catalogue/categories/CategoriesScreen'
import { PlansScreen } from '@/components/catalogue/plans/PlansScreen'
import { ServicePackagesScreen } from '@/components/catalogue/service-packages/ServicePackagesScreen'
import { readCsvRows } from '@/tests/factories/http/csv'
import { wireImportReport } from '@/tests/factories/wire/import.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireManagedPlan, wirePlanChoice } from '@/tests/factories/wire/plan.wire'
import { wireManagedPackage, wirePackageChoice } from '@/tests/factories/wire/service-package.wire'
import { saveFile } from '@/services/http/save-file'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/import/ImportDialogSteps'

jest.mock('@/contexts/LoginContext')
jest.mock('@/services/http/save-file')
useNetwork()

const saved = jest.mocked(saveFile)
const KINDS = [
  {
    Screen: CategoriesScreen,
    path: '/category-management',
    list: [{ id: 1, title: 'Notebooks', products_count: 12 }],
    choices: null,
    many: 'categorias',
    example: { 'Nº da categoria': '', Categoria: 'Exemplo: Projetores' },
    confirm: '2 criadas e 1 alterada.',
  },
  {
    Screen: PlansScreen,
    path: '/plan-management',
    list: wirePage([wireManagedPlan()]),
    choices: [wirePlanChoice()],
    many: 'planos',
    example: { Simulador: 'Notebooks', 'Prazo (meses)': '48', Situação: 'Desativado' },
    confirm: '2 criados e 1 alterado.',
  },
  {
    Screen: ServicePackagesScreen,
    path: '/service-package-management',
    list: wirePage([wireManagedPackage()]),
    choices: [wirePackageChoice()],
    many: 'pacotes de serviço',
    example: { Simulador: 'Notebooks', 'O que traz': 'Suporte 24 horas\nTroca em até 4 horas', Situação: 'Desativado' },
    confirm: '2 criados e 1 alterado.',
  },
]

beforeEach(() => logIn(person(['PRODUTO'], { company: null })))

describe('importing categories, plans and service packages', () => {
  it.each(KINDS)('$many: offers a template, checks the file, and imports it', async ({ Screen, path, ...kind }) => {
    answer('get', path, kind.list)
    if (kind.choices) answer('get', `${path}-choices`, kind.choices)
    const report = wireImportReport({ lines: 3, created: 2, changed: 1, unchanged: 0, failed: 0, failures: [] })
    answer('post', `${path}/import`, report)
    open('/platform/admin/products', <Screen />)
    await screen.findAllByRole('checkbox')
    await userEvent.click(screen.getByRole('button', { name: 'Importar CSV' }))
    const dialog = await screen.findByRole('dialog', { name: `Importar ${kind.many}` })

    await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar modelo' }))
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe(`modelo-${kind.many.replaceAll(' ', '-')}.csv`))
    const model = (await saved.mock.lastCall?.[0].text()) ?? ''
    expect(readCsvRows(model)[0]).toMatchObject(kind.example)

    await userEvent.upload(within(dialog).getByLabelText('Arquivo: escolher CSV'), new File(['A;B'], 'lista.csv'))
    const confirm = await within(dialog).findByRole('button', { name: `Importar 3 ${kind.many}` })
    answer('post', `${path}/import`, { ...report, imported: true })
    await userEvent.click(confirm)
    expect(await within(dialog).findByText(new RegExp(`^${kind.confirm}`))).toBeVisible()
  })
})

import { expect, type Page } from '@playwright/test'
import { PEOPLE } from '../journeys/people'
import { choose, chooseRows, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

/** A file with one line that adds a product and one that fails for two reasons. */
const FILE = {
  name: 'produtos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Código Omie;Nome;Preço mensal (R$);Cadastro em\nNB-NOVO;;dez;\nNB-0014;Vertex 14;99;\n'),
}

/** Opens the dialog and checks the file. */
async function checkFile(page: Page): Promise<void> {
  await press('Importar CSV')(page)
  await page.getByLabel('Arquivo: escolher CSV').setInputFiles(FILE)
  await expect(page.getByRole('region', { name: 'Linhas com problema' })).toBeVisible()
}

const ACTIVATION = 'components/catalogue/crud/ActivateSelection.tsx'
const PRODUCT = 'components/catalogue/products/DeleteProduct.tsx'

/** The first product of the demo data has units and cannot be deleted. */
async function refuseDeletion(page: Page): Promise<void> {
  await press('Excluir')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir produto' }).click()
}

/** Another person saves the product while it is open on this page. */
async function meetAnother(page: Page): Promise<void> {
  const access = (await page.context().cookies()).find(({ name }) => name === 'access')?.value
  const saved = await page.request.put('/api/product-management/30', {
    headers: { Authorization: `Bearer ${String(access)}` },
    data: { description: `Descrição de ${new Date().toISOString()}` },
  })
  expect(saved.ok()).toBe(true)
  await press('Salvar produto')(page)
}

/** The dialogs of the catalogue. */
export const CATALOGUE_SCENES: Readonly<Record<string, Scene>> = {
  'the products of the catalogue': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/products',
    dialogs: [{ component: 'components/catalogue/crud/ImportButton.tsx', title: 'Importar produtos', open: checkFile }],
  },
  'a product': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/products/1',
    dialogs: [
      { component: PRODUCT, title: /^Excluir .+\?$/, open: press('Excluir') },
      { component: PRODUCT, title: /não pode ser excluído$/, open: refuseDeletion },
    ],
  },
  'a product that another person saves': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/products/30',
    dialogs: [
      {
        component: 'components/catalogue/crud/EditConflictDialog.tsx',
        title: 'Outra pessoa mudou este produto',
        open: meetAnother,
      },
    ],
  },
  'the properties': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/properties',
    dialogs: [
      {
        component: ACTIVATION,
        title: /^Desativar \d+ propriedades?\?$/,
        open: async (page) => {
          await page
            .getByRole('checkbox', { name: /^Selecionar / })
            .nth(1)
            .check()
          await press('Desativar')(page)
        },
      },
    ],
  },
  'the plans': {
    email: PEOPLE.admin,
    at: async (send) => {
      const [simulator] = await send<{ id: number }[]>('GET', '/plan-management-choices')
      await send('POST', '/plan-management', {
        simulator_id: simulator?.id,
        duration_months: 119,
        description: 'Quem fica mais',
        factor: '0.7',
      })
      return '/platform/admin/products/plans?ordem=-duration_months'
    },
    dialogs: [
      {
        component: 'components/catalogue/plans/PlanDialogForm.tsx',
        title: 'Novo plano',
        open: pressTwice('Novo plano', 'Criar plano'),
      },
      {
        component: 'components/catalogue/plans/PlanDialogForm.tsx',
        title: /^Plano de 119 meses de /,
        open: choose(/^Ações de 119 meses, /, 'Editar'),
      },
    ],
  },
  'the upgrades': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/upgrades?busca=carregador',
    dialogs: [
      {
        component: 'components/catalogue/upgrades/UpgradeDialogForm.tsx',
        title: 'Novo upgrade',
        open: pressTwice('Novo upgrade', 'Criar upgrade'),
      },
      {
        component: ACTIVATION,
        title: 'Desativar 1 upgrade?',
        open: chooseRows('Desativar', 'Segundo carregador'),
      },
    ],
  },
  'the service packages': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/products/service-packages',
    dialogs: [
      {
        component: 'components/catalogue/service-packages/ServicePackageDialogForm.tsx',
        title: 'Novo pacote de serviço',
        open: pressTwice('Novo pacote', 'Criar pacote'),
      },
      {
        component: 'components/catalogue/service-packages/ServicePackageDialogForm.tsx',
        title: /^Pacote Essencial de /,
        open: choose(/^Ações de Essencial, /, 'Editar'),
      },
    ],
  },
  'the categories': {
    email: PEOPLE.admin,
    at: async (send) => {
      await send('POST', '/category-management', { title: 'Aposentados' })
      return '/platform/admin/products/categories'
    },
    dialogs: [
      {
        component: 'components/catalogue/categories/CategoryDialogForm.tsx',
        title: 'Nova categoria',
        open: pressTwice('Nova categoria', 'Criar categoria'),
      },
      {
        component: 'components/catalogue/categories/CategoryDialogs.tsx',
        title: 'Excluir Aposentados?',
        open: choose('Ações de Aposentados', 'Excluir'),
      },
      {
        component: 'components/catalogue/categories/CategoryDialogs.tsx',
        title: 'Notebooks não pode ser excluída',
        open: choose('Ações de Notebooks', 'Excluir'),
      },
      {
        component: 'components/catalogue/crud/DeleteSelection.tsx',
        title: 'Excluir 1 categoria?',
        open: chooseRows('Excluir', 'Aposentados', 'Notebooks'),
      },
      {
        component: 'components/catalogue/crud/DeleteSelection.tsx',
        title: 'Notebooks não pode ser excluída',
        open: chooseRows('Excluir', 'Notebooks'),
      },
    ],
  },
  'the types': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/products/types',
    dialogs: [
      {
        component: 'components/catalogue/types/ProductTypeDialogForm.tsx',
        title: 'Novo tipo de produto',
        open: pressTwice('Novo tipo de produto', 'Criar tipo'),
      },
      {
        component: 'components/catalogue/types/PropertyTypeDialogForm.tsx',
        title: 'Novo tipo de propriedade',
        open: pressTwice('Novo tipo de propriedade', 'Criar tipo'),
      },
    ],
  },
}

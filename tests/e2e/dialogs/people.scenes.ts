import { enterWith } from '../journeys/axe'
import { PASSWORD, PEOPLE } from '../journeys/people'
import { byItself, choose, press } from './openings'
import type { Scene } from './scene.types'

const BRUNO = 'Ações de Bruno Tavares'

/** The dialogs of accounts, users, clients and the rating question. */
export const PEOPLE_SCENES: Readonly<Record<string, Scene>> = {
  'the users of a customer': {
    email: PEOPLE.gestor,
    at: () => '/platform/users',
    dialogs: [
      { component: 'components/users/UserDialogForm.tsx', title: 'Novo usuário', open: press('Novo usuário') },
      {
        component: 'components/users/UserDialogForm.tsx',
        title: 'Editar Bruno Tavares',
        open: choose(BRUNO, 'Editar'),
      },
      {
        component: 'components/users/EquipmentDialog.tsx',
        title: 'Equipamentos de Bruno Tavares',
        open: choose(BRUNO, 'Associar equipamentos'),
      },
    ],
  },
  'the users of staff': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/users',
    dialogs: [{ component: 'components/users/UserDialogForm.tsx', title: 'Novo usuário', open: press('Novo usuário') }],
  },
  'the settings': {
    email: PEOPLE.gestor,
    // Sessions on two more devices.
    at: async (_send, page) => {
      for (let device = 0; device < 2; device += 1) await enterWith(page, PEOPLE.gestor, PASSWORD)
      return '/platform/settings'
    },
    dialogs: [
      {
        component: 'components/users/settings/SessionsCard.tsx',
        title: /^Encerrar a sessão /,
        open: press(/^Encerrar (?!todas)/),
      },
      {
        component: 'components/users/settings/SessionsCard.tsx',
        title: 'Encerrar todas as outras sessões?',
        open: press('Encerrar todas'),
      },
      {
        component: 'components/users/settings/PrivacyRequestDialogForm.tsx',
        title: 'Pedido sobre seus dados',
        open: press('Fazer um pedido'),
      },
    ],
  },
  'the help': {
    email: PEOPLE.gestor,
    at: () => '/platform/help',
    dialogs: [
      {
        component: 'components/layout/app/ShortcutsDialog.tsx',
        title: 'Atalhos de teclado',
        open: press('Atalhos de teclado'),
      },
    ],
  },
  'a client': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/clients/1',
    dialogs: [
      {
        component: 'components/companies/CompanyDataDialog.tsx',
        title: 'Editar dados da empresa',
        open: press('Editar dados'),
      },
      {
        component: 'components/companies/BuyerCompaniesDialog.tsx',
        title: 'Empresas que pode representar',
        open: press('Empresas de Felipe Andrade'),
      },
      {
        component: 'components/companies/AddressDialogForm.tsx',
        title: 'Novo endereço',
        open: press('Adicionar endereço'),
      },
    ],
  },
  'the login over a page whose session has expired': {
    email: PEOPLE.gestor,
    at: () => '/platform/users',
    dialogs: [
      {
        component: 'components/auth/AuthDialog.tsx',
        title: 'Entrar',
        open: async (page) => {
          await page.context().clearCookies()
          await page.getByRole('searchbox', { name: 'Buscar usuários' }).fill('bruno')
        },
        stays: true,
      },
    ],
  },
  'the rating question': {
    email: 'lucia.barreto@santaaurora.example',
    at: () => '/platform/home',
    dialogs: [
      { component: 'components/nps/NpsQuestion.tsx', title: /^De 0 a 10/, open: byItself, stays: true },
      {
        component: 'components/nps/NpsQuestion.tsx',
        title: 'Nos conte o motivo da sua nota',
        open: async (page) => {
          await page.getByRole('radio', { name: '9', exact: true }).check()
          await press('Próximo')(page)
        },
        stays: true,
      },
      {
        component: 'components/nps/NpsQuestion.tsx',
        title: 'Obrigado pelo seu feedback!',
        open: press('Avaliar'),
        stays: true,
      },
    ],
  },
}

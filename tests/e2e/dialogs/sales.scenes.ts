import { PEOPLE } from '../journeys/people'
import { choose, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

/** The dialogs of those who sell. */
export const SALES_SCENES: Readonly<Record<string, Scene>> = {
  coupons: {
    email: PEOPLE.admin,
    at: () => '/platform/admin/coupon',
    dialogs: [
      { component: 'components/coupons/CouponDialogForm.tsx', title: 'Emitir cupom', open: pressTwice('Emitir cupom') },
      {
        component: 'components/coupons/CouponDialogs.tsx',
        title: 'Retirar o cupom SAFRA2026?',
        open: choose('Ações do cupom SAFRA2026', 'Retirar cupom'),
      },
    ],
  },
  'a credit query': {
    email: PEOPLE.admin,
    at: () => '/platform/admin/consult-credit',
    dialogs: [
      {
        component: 'components/credit/CreditScreen.tsx',
        title: 'Consultar o CPF 111.444.777-35?',
        open: async (page) => {
          await page.getByRole('radio', { name: 'Pessoa CPF' }).check()
          await page.getByLabel('CPF', { exact: true }).fill('11144477735')
          await page.getByLabel('Finalidade').selectOption('Avaliar sócio ou avalista')
          await press('Consultar')(page)
        },
      },
    ],
  },
  reservations: {
    email: PEOPLE.operacao,
    at: () => '/platform/admin/reservations',
    dialogs: [
      {
        component: 'components/stock/holds/ExtendDialogForm.tsx',
        title: /^Prorrogar a reserva do pedido /,
        open: choose(/^Ações da reserva de /, 'Prorrogar'),
      },
      {
        component: 'components/stock/holds/HoldDialogs.tsx',
        title: /^Liberar .* do pedido /,
        open: choose(/^Ações da reserva de /, 'Liberar'),
      },
    ],
  },
}

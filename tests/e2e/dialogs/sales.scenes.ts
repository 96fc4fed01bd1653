import { PEOPLE } from '../journeys/people'
import { choose, pressTwice } from './openings'
import type { Scene } from './scene.types'

const coupons = 'components/coupons'

/** The dialogs of those who sell. */
export const SALES_SCENES: Readonly<Record<string, Scene>> = {
  coupons: {
    email: PEOPLE.admin,
    at: () => '/platform/admin/coupon',
    dialogs: [
      { component: `${coupons}/CouponDialogForm.tsx`, title: 'Emitir cupom', open: pressTwice('Emitir cupom') },
      {
        component: `${coupons}/CouponDialogs.tsx`,
        title: 'Retirar o cupom SAFRA2026?',
        open: choose('Ações do cupom SAFRA2026', 'Retirar cupom'),
      },
    ],
  },
  reservations: {
    email: PEOPLE.operacao,
    at: () => '/platform/admin/reservations',
    dialogs: [
      {
        component: 'components/stock/ExtendDialogForm.tsx',
        title: /^Prorrogar a reserva do pedido /,
        open: choose(/^Ações da reserva de /, 'Prorrogar'),
      },
      {
        component: 'components/stock/HoldDialogs.tsx',
        title: /^Liberar .* do pedido /,
        open: choose(/^Ações da reserva de /, 'Liberar'),
      },
    ],
  },
}

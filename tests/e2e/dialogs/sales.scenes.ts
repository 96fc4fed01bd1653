import { PEOPLE } from '../journeys/people'
import { choose, pressTwice } from './openings'
import type { Scene } from './scene.types'

/** The dialogs of sales. */
export const SALES_SCENES: Readonly<Record<string, Scene>> = {
  coupons: {
    email: PEOPLE.admin,
    at: () => '/platform/admin/coupon',
    dialogs: [
      { component: 'components/coupons/CouponDialogForm.tsx', title: 'Emitir cupom', open: pressTwice('Emitir cupom') },
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
    ],
  },
}

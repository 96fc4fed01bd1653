import type { Order } from '@/services/orders/orders.schema'
import type { Send } from '../journeys/quotation'
import { PEOPLE } from '../journeys/people'
import { press } from './openings'
import type { Scene } from './scene.types'

type Listed = { results: { order_mask_id: string; company: { id: number } }[] }

/** A unit of a running rental is asked back. */
async function aPartialReturn(send: Send): Promise<string> {
  const { results } = await send<Listed>('GET', '/checkout-management?page_size=5&stage_name=ONGOING')
  for (const { company, order_mask_id } of results) {
    const ref = `${String(company.id)}/${order_mask_id}`
    const before = await send<Order>('GET', `/checkout-management/${ref}`)
    const asked = before.packages
      .filter(({ package_type }) => package_type === 'return')
      .flatMap(({ serials }) => serials)
    const unit = before.packages
      .filter(({ package_type }) => package_type === 'regular')
      .flatMap(({ serials }) => serials)
      .find(({ serial }) => asked.every((one) => one.serial !== serial))
    if (!unit || !before.allowed_actions.includes('return_units')) continue
    const { packages } = await send<Order>('POST', `/returns/${ref}`, { serials: [unit.serial] })
    return `/platform/admin/returnals/${String(packages.at(-1)?.id)}`
  }
  throw new Error('Nothing is rented')
}

/** The dialogs of what comes back. */
export const RETURN_SCENES: Readonly<Record<string, Scene>> = {
  'a return': {
    email: PEOPLE.operacao,
    at: aPartialReturn,
    dialogs: [
      {
        component: 'components/logistics/returns/ReceiptCard.tsx',
        title: 'Concluir o recebimento?',
        open: press('Concluir sem o que falta'),
      },
      {
        component: 'components/logistics/returns/ReturnScreen.tsx',
        title: /^Cancelar a devolução \d+\?$/,
        open: press('Cancelar devolução'),
      },
    ],
  },
}

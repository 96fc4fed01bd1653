import { array, object, string } from '@/services/config/validation'
import { formatAmount, toCents } from '@/services/format/format.rules'
import { fromTypedMoney, TYPED_MONEY } from '@/services/format/typed-money.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { NewProposal } from '@/services/orders/workflow/order-commands.schema'

export type ProposalValues = {
  message: string
  duration_months: string
  items: { product_id: number; name: string; quantity: string; price: string }[]
}

/** The input: whole quantities, money in Brazilian format ("289,00" or "1.499,90"). */
export const proposalForm = object({
  duration_months: string()
    .matches(/^[1-9]\d{0,2}$/, 'Use um número de meses')
    .required(),
  items: array(
    object({
      quantity: string()
        .matches(/^[1-9]\d{0,3}$/, 'Use um número inteiro')
        .required(),
      price: string().matches(TYPED_MONEY, 'Use um valor como 289,00').required(),
    }),
  ),
})

/** The initial values from the order. */
export const toProposalValues = ({
  items,
  duration_months,
}: Pick<Order, 'items' | 'duration_months'>): ProposalValues => ({
  message: '',
  duration_months: String(duration_months),
  items: items.map(({ product_id, name, quantity, unit_price }) => ({
    product_id,
    name,
    quantity: String(quantity),
    price: formatAmount(toCents(unit_price)),
  })),
})

export const toFieldTexts = ({ message, duration_months, items }: ProposalValues): Record<string, string> => ({
  message,
  duration_months,
  ...Object.fromEntries(
    items.flatMap(({ quantity, price }, place) => [
      [`items.${String(place)}.quantity`, quantity],
      [`items.${String(place)}.price`, price],
    ]),
  ),
})

export const toNewProposal = ({ message, items, duration_months }: ProposalValues): NewProposal => ({
  duration_months: Number(duration_months),
  ...(message.trim() && { message: message.trim() }),
  items: items.map(({ product_id, quantity, price }) => ({
    product_id,
    quantity: Number(quantity),
    unit_price: fromTypedMoney(price),
  })),
})

import styled from 'styled-components'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { Money } from '@/components/ui/display/Money'
import { useRequestReturn } from '@/hooks/orders/returns.mutations'
import { currentDay, formatCount, formatDay } from '@/services/format/format.rules'
import {
  EARLY_RETURN_PERCENT,
  earlyReturn,
  END_CHOICE_COMMAND,
} from '@/services/orders/contract-end/contract-end.rules'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { CustomerActionProps } from '../workflow/order.types'

/** Ends the rental: shows what is collected, when the contract would have ended and the fine for leaving early. */
export const RequestReturn = ({ order, orderRef, size }: CustomerActionProps) => {
  const { mutateAsync: request } = useRequestReturn(orderRef)
  return (
    <ConfirmCommand
      label="Pedir devolução"
      size={size}
      title={`Pedir a devolução do pedido ${order.order_mask_id}?`}
      cancelLabel="Manter locação"
      danger
      onConfirm={() => request(undefined)}
      done="Devolução pedida"
    >
      <p>
        {order.items_count === 1
          ? 'O equipamento é recolhido'
          : `Os ${String(order.items_count)} equipamentos são recolhidos`}{' '}
        em cada endereço e a locação termina.
        {order.ends_on && ` O contrato iria até ${formatDay(order.ends_on)}.`}
      </p>
      <EarlyReturnFine order={order} />
    </ConfirmCommand>
  )
}

/** The fine for leaving early, shown before the customer confirms instead of on the last invoice. */
const EarlyReturnFine = ({ order: { monthly_fee, ends_on, addenda } }: Pick<CustomerActionProps, 'order'>) => {
  const early = ends_on && earlyReturn(monthly_fee, ends_on, currentDay())
  if (!early) return null
  const canSay = addenda.every(({ status }) => status !== 'open')
  const left = [
    early.months > 0 && formatCount(early.months, 'mês', 'meses'),
    early.days > 0 && formatCount(early.days, 'dia', 'dias'),
  ].filter(Boolean)
  return (
    <>
      <Cost>
        <span>
          Multa por devolver antes do fim: {EARLY_RETURN_PERCENT}% das mensalidades que faltam ({left.join(' e ')})
        </span>
        <Money value={early.fine} strong />
      </Cost>
      <p>
        É o valor se tudo for recolhido hoje; a conta final sai no dia da coleta.
        {canSay && ` Para devolver sem multa, escolha “${END_CHOICE_COMMAND.return}” em Fim do contrato.`}
      </p>
    </>
  )
}

const Cost = styled.p`
  ${flex.between};
  gap: 16px;
  margin: 12px 0;
  padding: 12px;
  border-radius: ${radius.control};
  background: ${color.badBg};
  color: ${color.bad};
`

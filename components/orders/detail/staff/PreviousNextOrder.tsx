import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRouter } from 'next/router'
import { useCallback } from 'react'
import styled from 'styled-components'
import { useStored } from '@/components/ui/browser/useStored'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { staffOrdersQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { paths } from '@/services/config/paths'
import { formatNumber } from '@/services/format/format.rules'
import { readChosen, writeChosen } from '@/services/orders/list/order-list.rules'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import {
  adjacentPage,
  type OrderListContext,
  readOrderListContext,
  saveOrderListContext,
} from '../../list/staff/orderListContext'

export const PreviousNextOrder = ({ order }: { order: Order }) => {
  const context = useStored(readOrderListContext)
  const index = context?.keys.indexOf(writeChosen([order])) ?? -1
  return context && index !== -1 ? <PreviousNextButtons context={context} index={index} /> : null
}

type Props = { context: OrderListContext; index: number }

const PreviousNextButtons = ({ context, index }: Props) => {
  const before = useAdjacentOrder(context, index, -1)
  const after = useAdjacentOrder(context, index, 1)
  useShortcut({ key: 'k', act: before.go, isOn: before.exists })
  useShortcut({ key: 'j', act: after.go, isOn: after.exists })
  const number = (context.query.page - 1) * context.query.page_size + index + 1
  return (
    <Box role="group" aria-label="Pedidos da lista">
      <button type="button" aria-label="Pedido anterior da lista" disabled={!before.exists} onClick={before.go}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <span>
        {formatNumber(number)} de {formatNumber(context.count)}
      </span>
      <button type="button" aria-label="Próximo pedido da lista" disabled={!after.exists} onClick={after.go}>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Box>
  )
}

/** At the end of a page the next page is fetched; going there makes it the list context. */
function useAdjacentOrder(context: OrderListContext, index: number, step: 1 | -1) {
  const { push } = useRouter()
  const nextKey = context.keys[index + step]
  const pageQuery = nextKey === undefined ? adjacentPage(context, step) : undefined
  const { data: page } = useQuery({ ...staffOrdersQueryOptions(pageQuery ?? {}), enabled: pageQuery !== undefined })
  const key = nextKey ?? (pageQuery && page && nearestOrderKey(page, step))
  const go = useCallback(() => {
    const [target] = key === undefined ? [] : readChosen(key)
    if (!target) return
    if (pageQuery && page) saveOrderListContext({ query: pageQuery, page, address: context.address })
    void push(paths.admin.order(target.companyId, target.maskId))
  }, [key, pageQuery, page, context, push])
  return { exists: key !== undefined, go }
}

/** The row of the adjacent page that borders on the current one. */
function nearestOrderKey({ results }: { results: readonly OrderSummary[] }, step: 1 | -1): string | undefined {
  const row = results.at(step === 1 ? 0 : -1)
  return row && writeChosen([row])
}

const Box = styled.div`
  ${flex.inlineRow};
  gap: 4px;
  ${font.smallMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  button {
    ${flex.center};
    width: 32px;
    height: 32px;
    ${box.control};
    color: ${color.text};
  }
  button:hover:enabled {
    background: ${color.sunken};
  }
  button:disabled {
    color: ${color.t3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    button {
      width: 44px;
      height: 44px;
    }
  }
`

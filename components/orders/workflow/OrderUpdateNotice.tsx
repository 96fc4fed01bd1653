import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { useOrderNews } from '@/hooks/orders/useOrderNews'
import { newsText } from '@/services/orders/history/history-texts.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex, font, touch } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

/** Tells that somebody else changed the order, without moving the focus or discarding unsent input (ADR 505). */
export const OrderUpdateNotice = ({ orderRef }: { orderRef: OrderAddress }) => {
  const { news, show, dismiss } = useOrderNews(orderRef)
  const text = news && newsText(news.now.history, news.since)
  return (
    <StickyFrame role="status">
      {news && text && (
        <Line>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          <p>
            <strong>{news.isHeld ? 'O pedido mudou enquanto você escrevia.' : `Atualizado às ${text.at}.`}</strong>{' '}
            {text.what}
            {news.isHeld && ' O que você escreveu continua aqui.'}
          </p>
          <button type="button" onClick={news.isHeld ? show : dismiss}>
            {news.isHeld ? 'Mostrar o pedido atual' : 'Entendi'}
          </button>
        </Line>
      )}
    </StickyFrame>
  )
}

/** Sticky; takes no space while there is nothing to tell. */
const StickyFrame = styled.div`
  position: sticky;
  z-index: 5;
  top: calc(var(--header, 60px) + 8px);
  &:empty {
    position: absolute;
  }
`

const Line = styled.div`
  ${flex.row};
  gap: 8px 12px;
  padding: 10px 16px;
  border: 1px solid ${color.infoLine};
  border-radius: ${radius.tile};
  background: ${color.infoBg};
  color: ${color.info};
  ${font.secondary};
  > svg {
    flex: none;
  }
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    min-height: 32px;
    padding: 0 4px;
    color: inherit;
    font-weight: 500;
    ${font.underlined};
    ${touch.minHeight}
  }
  ${below.phone} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-bottom: 0;
    > svg {
      display: none;
    }
    p {
      flex-basis: 100%;
    }
    button {
      padding: 0;
    }
  }
`

import styled from 'styled-components'
import { flex, oneColumn } from '@/styles/mixins'
import { below, radius } from '@/styles/tokens'

type Spacing = { $roomy?: boolean }

/** Parts of an order's page, one below the other; customers' pages are roomy. */
export const OrderStack = styled.div<Spacing>`
  ${flex.stack};
  align-content: start;
  gap: ${({ $roomy }) => ($roomy ? 20 : 16)}px;
  ${below.phone} {
    gap: 16px;
  }
`

/** The main column and the aside. */
export const OrderColumns = styled.div<Spacing>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: ${({ $roomy }) => ($roomy ? 20 : 16)}px;
  margin-bottom: 16px;
  ${oneColumn.aside}
`

/** The turn banner, which receives the focus after a command. */
export const BannerFrame = styled.div`
  border-radius: ${radius.card};
`

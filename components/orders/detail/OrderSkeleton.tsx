import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useHydrated } from '@/components/ui/browser/useHydrated'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { box } from '@/styles/mixins'
import { OrderColumns } from './OrderLayout'

export const OrderSkeleton = () => (
  <Stack role="status" aria-label="Carregando o pedido">
    <SkeletonBar $width="120px" />
    <SkeletonBar $width="240px" $height="28px" />
    <SkeletonBar $width="320px" />
    <Box style={{ height: 96 }}>
      <SkeletonBar $height="5px" />
    </Box>
    <Box style={{ height: 88 }}>
      <SkeletonBar $width="44%" $height="20px" />
    </Box>
    <ColumnsSkeleton />
  </Stack>
)

const ColumnsSkeleton = () => (
  <OrderColumns $roomy style={{ marginBottom: 0 }}>
    <Box style={{ height: 560 }}>
      <SkeletonBar $width="30%" />
      <SkeletonBar $width="70%" />
      <SkeletonBar $width="62%" />
      <SkeletonBar $width="74%" />
    </Box>
    <Box style={{ height: 560 }}>
      <SkeletonBar $width="50%" />
      <SkeletonBar $width="80%" />
      <SkeletonBar $width="66%" />
    </Box>
  </OrderColumns>
)

/**
 * Whether the page has been drawn: at once for the served HTML, else after its placeholder. An order that is already known
 * is then drawn in one go; as a part of the page change it would come in slices, each with new rules of CSS that the browser
 * has to apply (docs/adr/0570).
 */
export function useIsPageDrawn(): boolean {
  const isInHtml = !useHydrated()
  const [isDrawn, setDrawn] = useState(isInHtml)
  useEffect(() => {
    const next = setTimeout(() => setDrawn(true))
    return () => clearTimeout(next)
  }, [])
  return isDrawn
}

/**
 * What stands below the turn of an order. Where the browser renders it, it comes in slices: number, stage and turn are there
 * first.
 */
export const BelowTheTurn = ({ children }: { children: ReactNode }) => {
  const isInHtml = !useHydrated()
  return useDeferredValue(true, isInHtml) ? children : <ColumnsSkeleton />
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
  padding: 24px 20px;
  ${box.card};
`

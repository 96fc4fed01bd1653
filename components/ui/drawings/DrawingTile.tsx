import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Size = 'thumb' | 'card' | 'fill'

type Props = {
  /** `thumb` = 52 × 42 in rows, `card` = the head of a choice or product, `fill` = as large as its container. */
  size?: Size
  /** An uploaded photograph instead of a drawing. */
  image?: { src: string; srcSet?: string; alt: string }
  children?: ReactNode
}

export const DrawingTile = ({ size = 'fill', image, children }: Props) => (
  <Tile $size={size}>
    {/* Our own API serves the sizes; next/image would need a server of its own. */}
    {/* oxlint-disable-next-line @next/next/no-img-element */}
    {image ? <img {...image} sizes={SIZES[size]} loading="lazy" alt={image.alt} /> : children}
  </Tile>
)

/** The width of a photograph on each tile; `fill` is a card, which is never wider than a phone. */
const SIZES: Record<Size, string> = { thumb: '52px', card: '240px', fill: '(max-width: 480px) 100vw, 360px' }

const widths: Record<Size, string> = { thumb: '46px', card: '176px', fill: '78%' }

const Tile = styled.div<{ $size: Size }>`
  position: relative;
  ${flex.center};
  flex: none;
  width: ${({ $size }) => ($size === 'thumb' ? '52px' : '100%')};
  height: ${({ $size }) => ($size === 'thumb' ? '42px' : $size === 'card' ? '132px' : '100%')};
  border-radius: ${({ $size }) => ($size === 'thumb' ? '6px' : radius.tile)};
  background: ${color.tile};
  overflow: hidden;
  > svg {
    width: ${({ $size }) => widths[$size]};
    max-width: 100%;
    max-height: 100%;
  }
  /* Out of the grid, whose row would grow with a tall photograph. */
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 6%;
    object-fit: contain;
  }
`

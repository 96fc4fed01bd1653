import type { ReactNode } from 'react'
import { color } from '@/styles/tokens'

type Props = {
  ground?: boolean
  children: ReactNode
}

/** The canvas of every drawing: 160 × 120, front view, 2 px outline. Decorative: the text is next to it. */
export const Canvas = ({ ground = true, children }: Props) => (
  <svg viewBox="0 10 160 120" width="100%" aria-hidden focusable="false" strokeLinecap="round" strokeLinejoin="round">
    {ground && <path d="M22 105.5h116" stroke={color.drawGround} strokeWidth="1.6" />}
    {children}
  </svg>
)

export const outline = { stroke: color.drawLine, strokeWidth: 2 } as const
export const Dot = ({ x, y, r = 2 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill={color.waitDot} />
)

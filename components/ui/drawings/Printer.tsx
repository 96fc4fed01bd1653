import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
import type { DrawingProps } from './screens'

export const Printer = ({ lid = color.drawFill }: DrawingProps) => (
  <Canvas>
    <path d="M57 60V31h45l7 8v21Z" fill={color.drawPaper} {...outline} />
    <path d="M65 40h24M65 47.5h33" stroke={color.drawMid} strokeWidth="2" />
    <rect x="37" y="56" width="90" height="38" rx="6" fill={lid} {...outline} />
    <path d="M47 66h66" stroke={color.drawMid} strokeWidth="2" />
    <Dot x={118} y={72} r={2.2} />
    <path d="M53 78h58v22a5 5 0 0 1-5 5H58a5 5 0 0 1-5-5Z" fill={color.drawPale} {...outline} />
    <path d="M61 87.5h30M61 94.5h20" stroke={color.drawMid} strokeWidth="2" />
  </Canvas>
)

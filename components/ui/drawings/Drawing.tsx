import type { ComponentType } from 'react'
import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
import { Box } from './emptyDrawings'
import { Monitor } from './Monitor'
import { type DrawingProps, Screen } from './screens'

export const LaptopShape = ({ screen = 'bars', lid = color.drawFill }: DrawingProps) => (
  <>
    <rect x="42" y="35" width="76" height="57" rx="5" fill={lid} {...outline} />
    <Screen kind={screen} x={47.5} y={40.5} width={65} height={43} />
    <path d="M27 93.5h106v3.5a8 8 0 0 1-8 8H35a8 8 0 0 1-8-8Z" fill={color.drawSoft} {...outline} />
    <path d="M69 93.5h22v1.4a3 3 0 0 1-3 3H72a3 3 0 0 1-3-3Z" fill={color.drawLine} />
    <Dot x={125} y={99} r={1.9} />
  </>
)

export const Laptop = (props: DrawingProps) => (
  <Canvas>
    <LaptopShape {...props} />
  </Canvas>
)

// Too small for the other screens: always shows a conversation.
export const PhoneShape = ({ lid = color.drawFill }: DrawingProps) => (
  <>
    <rect x="63" y="27" width="34" height="78" rx="6.5" fill={lid} {...outline} />
    <rect x="67" y="31" width="26" height="70" rx="3.5" fill={color.drawPaper} />
    <rect x="75" y="33" width="10" height="2.6" rx="1.3" fill={color.drawLine} />
    <rect x="69.5" y="45" width="13" height="9" rx="3" fill={color.drawPale} />
    <rect x="77.5" y="58" width="13" height="6.5" rx="3.2" fill={color.drawFill} />
    <rect x="69.5" y="68" width="9" height="6" rx="3" fill={color.drawPale} />
    <Dot x={80} y={91} r={2.7} />
  </>
)

export const Phone = (props: DrawingProps) => (
  <Canvas>
    <PhoneShape {...props} />
  </Canvas>
)

export const Tablet = ({ screen = 'bars', lid = color.drawFill }: DrawingProps) => (
  <Canvas>
    <rect x="50" y="28" width="60" height="77" rx="6" fill={lid} {...outline} />
    <Screen kind={screen} x={55} y={33} width={50} height={64} />
    <Dot x={80} y={101} r={1.6} />
  </Canvas>
)

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

export type DrawingKind = 'laptop' | 'monitor' | 'phone' | 'tablet' | 'printer' | 'box'

const drawings: Record<DrawingKind, ComponentType<DrawingProps>> = {
  laptop: Laptop,
  monitor: Monitor,
  phone: Phone,
  tablet: Tablet,
  printer: Printer,
  box: Box,
}

export const Drawing = ({ kind, ...props }: DrawingProps & { kind: DrawingKind }) => {
  const Shape = drawings[kind]
  return <Shape {...props} />
}

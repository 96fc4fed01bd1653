import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
import { type DrawingProps, Screen } from './screens'

export const Tablet = ({ screen = 'bars', lid = color.drawFill }: DrawingProps) => (
  <Canvas>
    <rect x="50" y="28" width="60" height="77" rx="6" fill={lid} {...outline} />
    <Screen kind={screen} x={55} y={33} width={50} height={64} />
    <Dot x={80} y={101} r={1.6} />
  </Canvas>
)

import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
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

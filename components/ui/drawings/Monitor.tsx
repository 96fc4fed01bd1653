import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
import { type DrawingProps, Screen } from './screens'

export const MonitorShape = ({ screen = 'bars', lid = color.drawFill }: DrawingProps) => (
  <>
    <path d="M71 87h18l3.5 13h-25Z" fill={color.drawSoft} {...outline} />
    <rect x="55" y="99.5" width="50" height="5.5" rx="2.75" fill={color.drawSoft} {...outline} />
    <rect x="29" y="29" width="102" height="59" rx="5" fill={lid} {...outline} />
    <Screen kind={screen} x={34} y={34} width={92} height={46.5} />
    <Dot x={124.5} y={84.3} r={1.6} />
  </>
)

export const Monitor = (props: DrawingProps) => (
  <Canvas>
    <MonitorShape {...props} />
  </Canvas>
)

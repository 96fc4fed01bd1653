import { color } from '@/styles/tokens'
import { Canvas, Dot, outline } from './Canvas'
import type { DrawingProps } from './screens'

// The phone always shows the conversation: its screen is too small for more.
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

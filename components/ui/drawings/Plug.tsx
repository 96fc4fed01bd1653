import { color } from '@/styles/tokens'
import { Canvas, outline } from './Canvas'

/** The plug that came out: a call failed. */
export const Plug = () => (
  <Canvas ground={false}>
    <path d="M23 80h8c9 0 9-11 18-11h6M114 69h6c9 0 9 11 17 11" fill="none" stroke={color.drawLine} strokeWidth="2.4" />
    <rect x="54.5" y="58.5" width="18" height="21" rx="3.5" fill={color.drawFill} {...outline} />
    <path d="M73 65h6.5M73 73h6.5" {...outline} />
    <rect x="96.5" y="58.5" width="18" height="21" rx="3.5" fill={color.drawPale} {...outline} />
    <path d="M79.5 42l3 6.5M87 39.5V47M94.5 42l-3 6.5" stroke={color.waitDot} strokeWidth="2.4" />
  </Canvas>
)

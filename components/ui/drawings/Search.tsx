import { color } from '@/styles/tokens'
import { Canvas, outline } from './Canvas'

/** A sheet and a glass that finds nothing. */
export const Search = () => (
  <Canvas>
    <rect x="45" y="40" width="70" height="60" rx="6" fill={color.drawPaper} {...outline} />
    <path d="M54 54h31M54 66h20M54 78h27" stroke={color.drawSoft} strokeWidth="2.4" />
    <path d="m109.5 87 10 11" stroke={color.drawLine} strokeWidth="4" />
    <circle cx="99" cy="75.5" r="15" fill={color.drawPale} {...outline} />
    <path d="M93.5 75.5h11" stroke={color.waitDot} strokeWidth="2.6" />
  </Canvas>
)

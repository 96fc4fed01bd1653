import { color } from '@/styles/tokens'
import { Canvas, outline } from './Canvas'

/** Nothing here yet. */
export const Box = () => (
  <Canvas>
    <path d="M80 40 121 55.3 80 70.5 39 55.3Z" fill={color.drawPale} {...outline} />
    <path d="M39 55.3 80 70.5V105L39 88.5Z" fill={color.drawPale} {...outline} />
    <path d="M121 55.3 80 70.5V105l41-16.5Z" fill={color.drawSoft} {...outline} />
    <path d="M60.5 48.5 100.5 63v10" stroke={color.waitDot} strokeWidth="3.4" fill="none" strokeLinecap="butt" />
  </Canvas>
)

/** Nothing found. */
export const Search = () => (
  <Canvas>
    <rect x="45" y="40" width="70" height="60" rx="6" fill={color.drawPaper} {...outline} />
    <path d="M54 54h31M54 66h20M54 78h27" stroke={color.drawSoft} strokeWidth="2.4" />
    <path d="m109.5 87 10 11" stroke={color.drawLine} strokeWidth="4" />
    <circle cx="99" cy="75.5" r="15" fill={color.drawPale} {...outline} />
    <path d="M93.5 75.5h11" stroke={color.waitDot} strokeWidth="2.6" />
  </Canvas>
)

/** A call failed. */
export const Plug = () => (
  <Canvas ground={false}>
    <path d="M23 80h8c9 0 9-11 18-11h6M114 69h6c9 0 9 11 17 11" fill="none" stroke={color.drawLine} strokeWidth="2.4" />
    <rect x="54.5" y="58.5" width="18" height="21" rx="3.5" fill={color.drawFill} {...outline} />
    <path d="M73 65h6.5M73 73h6.5" {...outline} />
    <rect x="96.5" y="58.5" width="18" height="21" rx="3.5" fill={color.drawPale} {...outline} />
    <path d="M79.5 42l3 6.5M87 39.5V47M94.5 42l-3 6.5" stroke={color.waitDot} strokeWidth="2.4" />
  </Canvas>
)

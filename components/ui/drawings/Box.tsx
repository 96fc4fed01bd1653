import { color } from '@/styles/tokens'
import { Canvas, outline } from './Canvas'

/** An empty box: nothing here yet. */
export const Box = () => (
  <Canvas>
    <path d="M80 40 121 55.3 80 70.5 39 55.3Z" fill={color.drawPale} {...outline} />
    <path d="M39 55.3 80 70.5V105L39 88.5Z" fill={color.drawPale} {...outline} />
    <path d="M121 55.3 80 70.5V105l41-16.5Z" fill={color.drawSoft} {...outline} />
    <path d="M60.5 48.5 100.5 63v10" stroke={color.waitDot} strokeWidth="3.4" fill="none" strokeLinecap="butt" />
  </Canvas>
)

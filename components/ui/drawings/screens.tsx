import type { ReactNode } from 'react'
import { color } from '@/styles/tokens'

/** The content of a screen by purpose: office, CAD, code, service; the last two are for error pages. */
export type ScreenKind = 'bars' | 'cube' | 'code' | 'bubbles' | 'sad' | 'locked'

export type DrawingProps = {
  screen?: ScreenKind
  /** Colour of the lid: the `hex_color` of the property that was chosen. */
  lid?: string
}

type Props = { kind: ScreenKind; x: number; y: number; width: number; height: number }

const HEIGHT = 65
const NARROWEST = 78

export const Screen = ({ kind, x, y, width, height }: Props) => {
  // Portrait screens show the same picture at the top.
  const across = Math.max(NARROWEST, (HEIGHT * width) / height)
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill={color.drawPaper} />
      <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${across} ${(across * height) / width}`}>
        {screens[kind](across)}
      </svg>
    </>
  )
}

const Bar = (p: { x: number; y: number; w: number; h: number; fill: string; r?: number }) => (
  <rect x={p.x} y={p.y} width={p.w} height={p.h} rx={p.r ?? p.h / 2} fill={p.fill} />
)

const bars = (w: number): ReactNode => (
  <>
    <Bar x={8} y={9} w={w * 0.3} h={6.5} r={2} fill={color.drawMid} />
    <Bar x={8} y={22} w={w * 0.37} h={32} r={3} fill={color.drawPale} />
    <Bar x={w * 0.54} y={40} w={w * 0.09} h={14} r={1.5} fill={color.drawSoft} />
    <Bar x={w * 0.67} y={29.5} w={w * 0.09} h={24.5} r={1.5} fill={color.drawMid} />
    <Bar x={w * 0.8} y={19.5} w={w * 0.09} h={34.5} r={1.5} fill={color.drawFill} />
  </>
)

const cube = (w: number): ReactNode => (
  <>
    <Bar x={8} y={12} w={w * 0.14} h={2.6} fill={color.drawMid} />
    <Bar x={8} y={21} w={w * 0.1} h={2.6} fill={color.drawMid} />
    <Bar x={w * 0.79} y={50} w={w * 0.12} h={2.6} fill={color.drawMid} />
    <g transform={`translate(${w / 2} 32.5)`} stroke={color.drawFill} strokeWidth="2">
      <path d="M0-22 19-11 0 0-19-11Z" fill={color.drawPale} />
      <path d="M-19-11 0 0V22L-19 11Z" fill={color.drawPale} />
      <path d="M19-11 0 0V22L19 11Z" fill={color.drawSoft} />
    </g>
  </>
)

const code = (w: number): ReactNode => (
  <>
    <Bar x={6} y={8} w={w * 0.22} h={4.4} fill={color.drawMid} />
    <Bar x={w * 0.26} y={8} w={w * 0.18} h={4.4} fill={color.drawSoft} />
    <Bar x={13} y={19} w={w * 0.3} h={4.4} fill={color.drawSoft} />
    <Bar x={w * 0.46} y={19} w={w * 0.22} h={4.4} fill={color.drawFill} />
    <Bar x={13} y={30} w={w * 0.18} h={4.4} fill={color.drawMid} />
    <Bar x={w * 0.34} y={30} w={w * 0.24} h={4.4} fill={color.drawSoft} />
    <Bar x={6} y={41} w={w * 0.17} h={4.4} fill={color.drawFill} />
    <Bar x={13} y={52} w={w * 0.36} h={4.4} fill={color.drawSoft} />
  </>
)

const bubbles = (w: number): ReactNode => (
  <>
    <Bar x={w * 0.09} y={9} w={w * 0.48} h={14} r={5} fill={color.drawPale} />
    <Bar x={w * 0.39} y={28} w={w * 0.5} h={10} r={5} fill={color.drawFill} />
    <Bar x={w * 0.09} y={44} w={w * 0.34} h={10} r={5} fill={color.drawPale} />
  </>
)

const sad = (w: number): ReactNode => (
  <g transform={`translate(${w / 2} 32)`} stroke={color.drawFill} fill="none" strokeWidth="3.2">
    <circle cx="-13" cy="-9" r="2.6" fill={color.drawFill} />
    <circle cx="13" cy="-9" r="2.6" fill={color.drawFill} />
    <path d="M-15 16c7-11 23-11 30 0" />
  </g>
)

const locked = (w: number): ReactNode => (
  <g transform={`translate(${w / 2} 32)`} strokeWidth="3">
    <path d="M-9-3v-7a9 9 0 0 1 18 0v7" stroke={color.drawFill} fill="none" />
    <rect x="-15" y="-3" width="30" height="23" rx="4" fill={color.drawSoft} stroke={color.drawFill} />
    <path d="M0 6v5" stroke={color.drawFill} />
  </g>
)

const screens: Record<ScreenKind, (across: number) => ReactNode> = { bars, cube, code, bubbles, sad, locked }

import { join } from 'node:path'

/** The light palette of the screens (`styles/tokens.ts`, which the server does not see), as paper has it. */
export const COLORS = {
  text: '#161526',
  soft: '#575666',
  line: '#E2E2E9',
  tile: '#F6F5FE',
  brand: '#3F2EBC',
  onBrand: '#FFFFFF',
  dot: '#FCB31B',
} as const

export type TextStyle = {
  font: 'regular' | 'bold'
  size: number
  /** Height of a line. */
  leading: number
  color: string
}

/** The few sizes that our papers are set in, in points. */
export const TEXT = {
  title: { font: 'bold', size: 21, leading: 27, color: COLORS.text },
  heading: { font: 'bold', size: 12, leading: 17, color: COLORS.text },
  strong: { font: 'bold', size: 9.5, leading: 13.5, color: COLORS.text },
  body: { font: 'regular', size: 9.5, leading: 13.5, color: COLORS.text },
  soft: { font: 'regular', size: 8.5, leading: 12, color: COLORS.soft },
  figure: { font: 'bold', size: 12.5, leading: 17, color: COLORS.text },
} as const satisfies Record<string, TextStyle>

const FILES: Record<TextStyle['font'], string> = { regular: 'Geist-Regular.ttf', bold: 'Geist-SemiBold.ttf' }

/** Geist, the typeface of the screens (OFL); what a paper uses of it is embedded. */
export const font = (name: TextStyle['font']): string => join(process.cwd(), 'server/pdf/fonts', FILES[name])

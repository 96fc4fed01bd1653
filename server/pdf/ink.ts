/** The light palette of the screens (`styles/tokens.ts`, which the server does not see), as paper has it. */
export const INK = {
  text: '#161526',
  soft: '#575666',
  line: '#E2E2E9',
  tile: '#F6F5FE',
  brand: '#3F2EBC',
  onBrand: '#FFFFFF',
  dot: '#FCB31B',
} as const

export type Style = {
  font: 'regular' | 'bold'
  size: number
  /** Height of a line. */
  leading: number
  color: string
}

/** The few sizes that our papers are set in, in points. */
export const TYPE = {
  title: { font: 'bold', size: 21, leading: 27, color: INK.text },
  heading: { font: 'bold', size: 12, leading: 17, color: INK.text },
  strong: { font: 'bold', size: 9.5, leading: 13.5, color: INK.text },
  body: { font: 'regular', size: 9.5, leading: 13.5, color: INK.text },
  soft: { font: 'regular', size: 8.5, leading: 12, color: INK.soft },
  figure: { font: 'bold', size: 12.5, leading: 17, color: INK.text },
} as const satisfies Record<string, Style>

// The palette in one table: every colour that the product shows has a semantic name and two values.
// Components never write a colour: styled-components and drawings use `color.t2` (a CSS variable, so that
// both modes are free), antd gets the plain values of the mode through `styles/antdThemes.ts`.

export type ThemeMode = 'light' | 'dark'

const light = {
  ground: '#FBFBFD',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F6F6F9',
  line: '#E2E2E9',
  line2: '#D2D1DA',
  field: '#8A8998',
  text: '#161526',
  t2: '#575666',
  t3: '#70707F',
  fill: '#3F2EBC',
  fillHover: '#34249A',
  fillActive: '#281D74',
  onFill: '#FFFFFF',
  brandText: '#3F2EBC',
  brandSoft: '#F6F5FE',
  brandSoft2: '#EBEBFE',
  brandLine: '#D7D6FE',
  ok: '#12623E',
  okBg: '#EFFBF3',
  okLine: '#D8F6E3',
  okDot: '#2A9D67',
  bad: '#C2272D',
  badBg: '#FFF3F2',
  badLine: '#FFE4E1',
  badDot: '#E64343',
  onBad: '#FFFFFF',
  warn: '#6D3D0A',
  warnBg: '#FFF8EA',
  warnLine: '#FFDB96',
  waitBg: '#FFEECC',
  waitDot: '#FCB31B',
  info: '#0B699F',
  infoBg: '#EFF8FF',
  infoLine: '#DAEEFE',
  infoDot: '#2288C6',
  turn: '#FFC961',
  onTurn: '#452505',
  turnTrack: 'rgba(69, 37, 5, 0.08)',
  seg: '#E2E2E9',
  segPast: '#8A8998',
  stripe: '#A79FE4',
  mask: 'rgba(14, 12, 27, 0.52)',
  spotlight: '#161526',
  ring: 'rgba(63, 46, 188, 0.18)',
  // Drawings: outline, the three flat fills, document (screens, sheets), the ground line and the tile they sit on.
  drawLine: '#1C164F',
  drawFill: '#3F2EBC',
  drawMid: '#8E8DF5',
  drawSoft: '#D7D6FE',
  drawPale: '#EBEBFE',
  drawPaper: '#FFFFFF',
  drawGround: '#CFCDDC',
  // Series of charts, from the bottom up; the palest has an edge of the middle one.
  chart1: '#3F2EBC',
  chart2: '#8988F3',
  chart3: '#D7D6FE',
  chartLate: '#E64343',
  chartQuiet: '#8A8A9C',
  tile: '#F6F5FE',
  // The mark and the visitors' footer are the same in both modes.
  mark: '#3F2EBC',
  onMark: '#FFFFFF',
  night: '#120F34',
  onNight: '#D7D6FE',
  shadowRest: '0 1px 2px rgba(22, 21, 38, 0.05)',
  shadowFloat: '0 4px 12px -2px rgba(22, 21, 38, 0.08), 0 2px 4px -2px rgba(22, 21, 38, 0.05)',
  shadowUp: '0 -4px 12px -2px rgba(22, 21, 38, 0.06)',
  shadowOver: '0 24px 56px -12px rgba(22, 21, 38, 0.24), 0 4px 14px rgba(22, 21, 38, 0.06)',
}

export type ColorName = keyof typeof light
export type Palette = Readonly<Record<ColorName, string>>

const dark: Palette = {
  ground: '#0B0B12',
  surface: '#13131C',
  raised: '#1B1A25',
  sunken: '#1B1A25',
  line: '#2F2F3E',
  line2: '#464658',
  field: '#67677A',
  text: '#EEEEF4',
  t2: '#B3B3BF',
  t3: '#9190A1',
  fill: '#645DE9',
  fillHover: '#5850DB',
  fillActive: '#4C43C6',
  onFill: '#FFFFFF',
  brandText: '#B5B5FC',
  brandSoft: '#1E1B3A',
  brandSoft2: '#2A2650',
  brandLine: '#3A3570',
  ok: '#7DD3A3',
  okBg: '#10231A',
  okLine: '#1D4030',
  okDot: '#2A9D67',
  bad: '#FDA19A',
  badBg: '#2B1518',
  badLine: '#4C2024',
  badDot: '#E64343',
  onBad: '#0B0B12',
  warn: '#FFDB96',
  warnBg: '#231C12',
  warnLine: '#4A3714',
  waitBg: '#231C12',
  waitDot: '#FCB31B',
  info: '#87C6F2',
  infoBg: '#0F2230',
  infoLine: '#1B3D55',
  infoDot: '#2288C6',
  turn: '#FFC961',
  onTurn: '#452505',
  turnTrack: 'rgba(255, 255, 255, 0.07)',
  seg: '#2F2F3E',
  segPast: '#67677A',
  stripe: '#A5A2F5',
  mask: 'rgba(0, 0, 0, 0.64)',
  spotlight: '#242431',
  ring: 'rgba(181, 181, 252, 0.22)',
  drawLine: '#B5B5FC',
  drawFill: '#645DE9',
  drawMid: '#8E8DF5',
  drawSoft: '#4A4488',
  drawPale: '#2E2A57',
  drawPaper: '#13131C',
  drawGround: '#464658',
  chart1: '#645DE9',
  chart2: '#8E8DF5',
  chart3: '#4A4488',
  chartLate: '#E64343',
  chartQuiet: '#8A8A9C',
  tile: '#1A1830',
  mark: '#3F2EBC',
  onMark: '#FFFFFF',
  night: '#120F34',
  onNight: '#D7D6FE',
  shadowRest: '0 1px 2px rgba(0, 0, 0, 0.3)',
  shadowFloat: '0 4px 12px -2px rgba(0, 0, 0, 0.4)',
  shadowUp: '0 -4px 12px -2px rgba(0, 0, 0, 0.4)',
  shadowOver: '0 24px 56px -12px rgba(0, 0, 0, 0.6), 0 4px 14px rgba(0, 0, 0, 0.4)',
}

export const palette: Record<ThemeMode, Palette> = { light, dark }

const cssName = (name: string): string => `--${name.replace(/([A-Z])/g, '-$1').toLowerCase()}`

const colorNames = Object.keys(light) as ColorName[]

/** `color.brandSoft` is `var(--brand-soft)`: what styled-components and drawings write. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(${cssName(name)})`])) as unknown as Palette

/** The declarations of one mode, for a `:root` block. */
export const cssVariables = (mode: ThemeMode): string =>
  colorNames.map((name) => `${cssName(name)}:${palette[mode][name]};`).join('')

export const radius = { tag: '6px', control: '8px', tile: '10px', card: '12px', dialog: '16px' } as const

/** Widths below which a layout changes (look: visitor 960/900/640, customer 1040, drawer 900, tables 760). */
export const below = {
  wide: '@media (max-width: 1279.98px)',
  aside: '@media (max-width: 1039.98px)',
  hero: '@media (max-width: 959.98px)',
  drawer: '@media (max-width: 899.98px)',
  table: '@media (max-width: 759.98px)',
  phone: '@media (max-width: 639.98px)',
} as const

/** The same widths for `useMediaQuery`. */
export const narrowTable = '(max-width: 759.98px)'
export const phone = '(max-width: 639.98px)'

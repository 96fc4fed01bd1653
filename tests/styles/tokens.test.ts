import { palette, type ColorName, type ThemeMode } from '@/styles/tokens'

// The relative luminance and contrast of WCAG 2.2.
const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const modes: ThemeMode[] = ['light', 'dark']
const texts: [text: ColorName, on: ColorName[]][] = [
  ['text', ['ground', 'surface', 'raised', 'sunken', 'brandSoft']],
  ['t2', ['ground', 'surface', 'raised', 'sunken', 'tile', 'warnBg']],
  ['t3', ['ground', 'surface', 'sunken']],
  ['brandText', ['ground', 'surface', 'raised', 'brandSoft', 'brandSoft2']],
  ['onFill', ['fill', 'fillHover', 'fillActive']],
  ['onTurn', ['turn']],
  ['ok', ['surface', 'okBg']],
  ['bad', ['surface', 'raised', 'badBg']],
  ['warn', ['surface', 'warnBg', 'waitBg']],
  ['info', ['surface', 'infoBg']],
  ['onNight', ['night']],
]

describe.each(modes)('the %s palette', (mode) => {
  const colors = palette[mode]
  it.each(texts.flatMap(([text, backgrounds]) => backgrounds.map((background) => [text, background] as const)))(
    'lets %s be read on %s',
    (text, background) => expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5),
  )

  it.each(['chart1', 'chart2', 'chartLate', 'chartQuiet'] as const)('draws %s so that it is seen on a card', (mark) =>
    expect(contrast(colors[mark], colors.surface)).toBeGreaterThanOrEqual(3),
  )

  it('tells neighbouring series of a chart apart', () => {
    expect(contrast(colors.chart1, colors.chart2)).toBeGreaterThanOrEqual(1.5)
    expect(contrast(colors.chart2, colors.chart3)).toBeGreaterThanOrEqual(1.5)
  })

  it('shows where a field ends', () => expect(contrast(colors.field, colors.surface)).toBeGreaterThanOrEqual(3))
})

it('keeps the primary colour of the specification', () => expect(palette.light.fill).toBe('#3F2EBC'))

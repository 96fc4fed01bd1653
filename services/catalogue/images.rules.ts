import { pictureIdOf } from '@/services/pictures/pictures.rules'

const DRAWING = /^(?:laptop|monitor|phone|tablet|printer|box)(?::(?:bars|cube|code|bubbles)(?::#[0-9A-Fa-f]{6})?)?$/

/** Whether a name is one of our drawings, `<device>:<screen>[:<hex>]` (docs/glossary.md), or an uploaded picture. */
export const isImage = (image: string): boolean => DRAWING.test(image) || pictureIdOf(image) !== undefined

const WITH_SCREEN = [
  ['laptop', 'Notebook'],
  ['monitor', 'Monitor'],
  ['tablet', 'Tablet'],
  ['phone', 'Celular'],
] as const

const SCREENS = [
  ['bars', 'escritório'],
  ['cube', 'projeto em 3D'],
  ['code', 'código'],
  ['bubbles', 'atendimento'],
] as const

/** Our drawings as the options of a select. */
export const DRAWING_OPTIONS: readonly { value: string; label: string }[] = [
  ...WITH_SCREEN.flatMap(([device, name]) =>
    SCREENS.map(([screen, use]) => ({ value: `${device}:${screen}`, label: `${name}, ${use}` })),
  ),
  { value: 'printer', label: 'Impressora' },
  { value: 'box', label: 'Caixa' },
]

/** The drawing in an image name, without the colour of its lid; undefined for an uploaded picture. */
export function drawingOf(image: string): string | undefined {
  const [device = '', screen = ''] = image.split(':')
  return DRAWING_OPTIONS.find(({ value }) => value === (screen ? `${device}:${screen}` : device) || value === device)
    ?.value
}

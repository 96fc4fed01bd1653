import { pictureIdOf } from '@/services/pictures/pictures.rules'

const DRAWING = /^(?:laptop|monitor|phone|tablet|printer|box)(?::(?:bars|cube|code|bubbles)(?::#[0-9A-Fa-f]{6})?)?$/

/** Whether a name stands for one of our drawings, `<device>:<screen>[:<hex>]` (docs/glossary.md), or for an uploaded picture. */
export const isImage = (image: string): boolean => DRAWING.test(image) || pictureIdOf(image) !== undefined

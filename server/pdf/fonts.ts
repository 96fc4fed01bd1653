import { join } from 'node:path'
import type { Style } from './ink'

const FILES: Record<Style['font'], string> = { regular: 'Geist-Regular.ttf', bold: 'Geist-SemiBold.ttf' }

/** Geist, the typeface of the screens (OFL); what a paper uses of it is embedded. */
export const font = (name: Style['font']): string => join(process.cwd(), 'server/pdf/fonts', FILES[name])

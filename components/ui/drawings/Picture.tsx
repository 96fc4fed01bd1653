import { env } from '@/services/config/env'
import { PICTURE_SIZES, pictureAddress, pictureIdOf } from '@/services/pictures/pictures.rules'
import { Drawing, type DrawingKind } from './Drawing'
import { DrawingTile } from './DrawingTile'
import type { ScreenKind } from './screens'

const KINDS: readonly string[] = ['laptop', 'monitor', 'phone', 'tablet', 'printer', 'box'] satisfies DrawingKind[]
const SCREENS: readonly string[] = ['bars', 'cube', 'code', 'bubbles'] satisfies ScreenKind[]

const isKind = (text: string): text is DrawingKind => KINDS.includes(text)
const isScreen = (text: string): text is ScreenKind => SCREENS.includes(text)

type Props = {
  /** `<device>:<screen>[:<hex>]` as in 'laptop:cube:#3F3E4E', or the `src` of an uploaded picture; null = a box. */
  image: string | null | undefined
  /** Of a photograph; drawings are decorative. */
  alt?: string
  size?: 'thumb' | 'card' | 'fill'
}

/** The picture of a product, simulator or answer on a tile. */
export const Picture = ({ image, alt = '', size }: Props) => {
  const [kind = '', screen = '', lid] = (image ?? 'box').split(':')
  if (image && !isKind(kind)) return <DrawingTile size={size} image={{ ...sourcesOf(image), alt }} />
  return (
    <DrawingTile size={size}>
      <Drawing kind={isKind(kind) ? kind : 'box'} screen={isScreen(screen) ? screen : undefined} lid={lid} />
    </DrawingTile>
  )
}

/** An uploaded picture in each of its sizes. */
function sourcesOf(src: string): { src: string; srcSet?: string } {
  if (pictureIdOf(src) === undefined) return { src }
  const sources = PICTURE_SIZES.map((size) => `${pictureAddress(env.apiUrl, src, size)} ${String(size)}w`)
  return { src: pictureAddress(env.apiUrl, src, 480), srcSet: sources.join(', ') }
}

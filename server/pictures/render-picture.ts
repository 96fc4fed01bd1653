import sharp, { type Sharp } from 'sharp'
import { Refusal, refuseField } from '@/server/http/refusal'
import { PICTURE_SIZES, type PictureSize } from '@/services/pictures/pictures.rules'

/** What a camera of a telephone takes; a file of few bytes may claim far more, and would fill the memory. */
const MAX_PIXELS = 50_000_000
const PATIENCE_SECONDS = 20
const QUALITY = 82

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

export type RenderedPicture = {
  width: number
  height: number
  files: { size: PictureSize; content: Uint8Array }[]
}

/**
 * Draws an uploaded picture anew, as WebP in each size: upright as its camera held it, never larger than it came, and
 * with nothing of the file but its pixels (no place, no camera, nothing behind the picture).
 * Refuses 415 for what is no PNG or JPEG by its content, or is damaged, and 413 for more than 50 megapixels.
 */
export async function renderPicture(upload: Uint8Array): Promise<RenderedPicture> {
  const content = Buffer.from(upload)
  if (!isPicture(content)) throw unfit('Envie uma imagem PNG ou JPEG. O conteúdo deste arquivo não é uma.')
  const { data, info } = await decode(content)
  const { width, height, channels } = info
  const files = await Promise.all(
    PICTURE_SIZES.map(async (size) => ({
      size,
      content: await within(sharp(data, { raw: { width, height, channels } }), size)
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  )
  return { width, height, files }
}

/** Whether the content begins as a PNG or a JPEG. */
export const isPicture = (content: Uint8Array): boolean =>
  [PNG, JPEG].some((start) => start.equals(content.subarray(0, start.length)))

/** The strange file is opened once, and shrunk while it is read. */
async function decode(content: Buffer) {
  // The head says how large it is; nothing is decoded for that.
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(damaged)
  if (width * height > MAX_PIXELS) {
    throw new Refusal('too_large', { errors: ['A imagem passa do limite de 50 megapixels. Reduza e envie de novo.'] })
  }
  const source = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  return within(source.autoOrient(), Math.max(...PICTURE_SIZES))
    .timeout({ seconds: PATIENCE_SECONDS })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
}

const within = (picture: Sharp, size: number) =>
  picture.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })

function damaged(): never {
  throw unfit('Não foi possível abrir essa imagem: o arquivo parece danificado. Salve de novo e envie outra vez.')
}

const unfit = (sentence: string): Refusal => refuseField('file', sentence, 'unsupported_type')

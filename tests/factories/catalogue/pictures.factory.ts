import sharp from 'sharp'
import type { StoredPicture } from '@/services/pictures/pictures.schema'
import { upload } from '../http/files.factory'

type Size = { width?: number; height?: number }

const canvas = ({ width = 640, height = 480 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#3F2EBC' } })

/** A picture of one colour. */
export const aPng = async (size: Size = {}) => bytes(await canvas(size).png().toBuffer())

/** A photo as phones take it: rotated by its EXIF data, which includes the location. */
export const aPhotograph = async (size: Size = {}) =>
  bytes(
    await canvas(size)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Arrenda' }, IFD3: { GPSLatitudeRef: 'S' } })
      .toBuffer(),
  )

/** Uploads a picture. @returns the address under which the catalogue stores it */
export async function aStoredPicture(token: string): Promise<string> {
  const { body } = await upload<StoredPicture>('/picture-management', { token, content: await aPng() })
  return body.src
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/** The longest side of each size, in pixels: rows, cards, and a picture looked at by itself. */
export const PICTURE_SIZES = [160, 480, 1200] as const

export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Accepted image types. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

export const MAX_PICTURE_MEGABYTES = 10

const SRC = /^\/pictures\/([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/

/** How the catalogue names an uploaded picture: its path within the API, without the size. */
export const pictureSrc = (id: string): string => `/pictures/${id}`

/** The id of an uploaded picture, or undefined for a drawing and for anything else. */
export const pictureIdOf = (src: string): string | undefined => SRC.exec(src)?.[1]

/** Where the browser gets an uploaded picture in one size; `api` is where the API is. */
export const pictureAddress = (api: string, src: string, size: PictureSize): string => `${api}${src}/${String(size)}`

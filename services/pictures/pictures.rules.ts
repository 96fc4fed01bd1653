/** The longest side of each size, in pixels: for rows, for cards, and full size. */
export const PICTURE_SIZES = [160, 480, 1200] as const

export type PictureSize = (typeof PICTURE_SIZES)[number]

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

export const MAX_PICTURE_MEGABYTES = 10

const SRC = /^\/pictures\/([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/

/** An uploaded picture's name in the catalogue: its path within the API, without the size. */
export const pictureSrc = (id: string): string => `/pictures/${id}`

/** The id of an uploaded picture; undefined for a drawing or anything else. */
export const pictureIdOf = (src: string): string | undefined => SRC.exec(src)?.[1]

/** The address of an uploaded picture in one size; `api` is the address of the API. */
export const pictureAddress = (api: string, src: string, size: PictureSize): string => `${api}${src}/${String(size)}`

import { number, object, string, type InferType } from '@/services/config/validation'
import { PICTURE_SIZES } from './pictures.rules'

/** An uploaded picture: a product or property refers to it by `src`. */
export const pictureSchema = object({
  id: string().uuid().required(),
  src: string().required(),
  /** The width of the largest size. */
  width: number().integer().required(),
  height: number().integer().required(),
})

export const pictureParams = object({
  id: string().uuid().required(),
  size: number().oneOf(PICTURE_SIZES).required(),
})

export type StoredPicture = InferType<typeof pictureSchema>

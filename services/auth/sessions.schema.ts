import { array, boolean, object, string, type InferType } from '@/services/config/validation'

/** One open session. */
export const sessionSchema = object({
  id: string().uuid().required(),
  /** The browser and device in words: "Chrome no Windows". */
  device: string().required(),
  /** Shortened; null when none is known. */
  address: string().nullable().defined(),
  since: string().required(),
  last_used: string().required(),
  /** The session that makes the call. */
  current: boolean().required(),
})

export const sessionList = array(sessionSchema).required()

export const sessionParams = object({ id: string().uuid().required() })

export type Session = InferType<typeof sessionSchema>

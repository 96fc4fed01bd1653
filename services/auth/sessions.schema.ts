import { array, boolean, object, string, type InferType } from '@/services/config/validation'

/** One log-in that is still open. */
export const sessionSchema = object({
  id: string().uuid().required(),
  /** In plain words: "Chrome no Windows". */
  device: string().required(),
  /** Shortened; null when none is known. */
  address: string().nullable().defined(),
  since: string().required(),
  last_used: string().required(),
  /** The session that asks. */
  current: boolean().required(),
})

export const sessionList = array(sessionSchema).required()

export const sessionParams = object({ id: string().uuid().required() })

export type Session = InferType<typeof sessionSchema>

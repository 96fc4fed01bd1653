import { Refusal } from '@/server/http/refusal'

/** One sentence on one field of the form: for showing beside it, or by itself. */
export const refuseField = (field: string, sentence: string, code: 'invalid' | 'conflict' = 'invalid'): Refusal =>
  new Refusal(code, { errors: [sentence], fields: { [field]: [sentence] } })

import { object, string } from 'yup'
import { type ReadAnswer, toPlace } from './postal-code.mapper'

const body = object({
  cep: string(),
  state: string(),
  city: string(),
  neighborhood: string().nullable(),
  street: string().nullable(),
})

/** BrasilAPI answers 404 for a CEP that does not exist. */
export const readBrasilApi: ReadAnswer = (status, value) => {
  if (status === 404) return { outcome: 'unknown' }
  if (status !== 200 || !body.isValidSync(value)) return undefined
  const { cep, state, city, neighborhood, street } = body.cast(value)
  return toPlace({ cep, state, city, district: neighborhood, street })
}

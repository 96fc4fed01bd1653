import { mixed, object, string } from 'yup'
import { type ReadAnswer, toPlace } from './postal-code.mapper'

const body = object({
  /** true, or the text 'true'. */
  erro: mixed<boolean | string>(),
  cep: string(),
  uf: string(),
  localidade: string(),
  bairro: string(),
  logradouro: string(),
})

/** ViaCEP answers 200 with `erro` for a CEP that does not exist. */
export const readViaCep: ReadAnswer = (status, value) => {
  if (status !== 200 || !body.isValidSync(value)) return undefined
  const { erro, cep, uf, localidade, bairro, logradouro } = body.cast(value)
  if (erro !== undefined) return { outcome: 'unknown' }
  return toPlace({ cep, state: uf, city: localidade, district: bairro, street: logradouro })
}

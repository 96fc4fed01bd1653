import { boolean, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { CODE_DIGITS } from './signing.rules'

/** The data of a personal link's page: the document and its signer. */
export const signingSchema = object({
  /** sign: waiting for this signer; copy: everyone has signed. */
  purpose: string().oneOf(['sign', 'copy']).required(),
  title: string().required(),
  company: string().required(),
  file: object({
    name: string().required(),
    size: number().integer().required(),
    sha256: string().required(),
  }).required(),
  signer: object({
    name: string().required(),
    role: string().oneOf(['signer', 'witness']).required(),
    /** Masked. */
    cpf: string().required(),
    email: string().required(),
  }).required(),
  consent: string().required(),
  expires_at: string().required(),
})

/** Where the code was sent, and until when it is valid. */
export const signingCodeSchema = object({ sent_to: string().required(), expires_at: string().required() })

/** The stored facts of a signature, for its signer. */
export const signingReceiptSchema = object({
  signed_at: string().required(),
  sha256: string().required(),
  /** How many have not signed yet. */
  remaining: number().integer().required(),
})

const WANTED_CODE = `Digite os ${String(CODE_DIGITS)} números do código`
const code = string()
  .trim()
  .matches(new RegExp(`^\\d{${String(CODE_DIGITS)}}$`), WANTED_CODE)
  .required(WANTED_CODE)

/** Form and body of a signature. */
export const signatureBody = strictObject({
  name: string().trim().max(120).required('Digite seu nome completo'),
  consent: boolean().oneOf([true], 'Confirme que leu e concorda').required('Confirme que leu e concorda'),
  code,
})

/** Form and body of a refusal to sign, which needs the code as a signature does. */
export const declineBody = strictObject({
  reason: string().trim().min(3, 'Diga por que não assina').max(2000).required('Diga por que não assina'),
  code,
})

export type Signing = InferType<typeof signingSchema>
export type SigningCode = InferType<typeof signingCodeSchema>
export type SigningReceipt = InferType<typeof signingReceiptSchema>
export type Signature = InferType<typeof signatureBody>
export type SigningRefusal = InferType<typeof declineBody>

import { companyRefSchema } from '@/services/auth/auth.schema'
import { isCpf } from '@/services/companies/cpf.rules'
import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf } from '@/services/http/page.schema'
import { fullName } from '@/services/users/person.schema'

export const documentFileSchema = object({
  id: number().integer().required(),
  name: string().required(),
  size: number().integer().required(),
  sha256: string().required(),
  /** signed: the signed copy of a contract or term. */
  kind: string().oneOf(['original', 'signed']).required(),
  created_at: string().required(),
})

const staffMember = object({ id: id().required(), name: string().required() })

/** A point that staff checked. */
const documentCheckSchema = object({
  point: string().required(),
  by: staffMember.required(),
  at: string().required(),
})

export const documentSchema = object({
  id: number().integer().required(),
  document_type: string().required(),
  required: boolean().required(),
  is_signable: boolean().required(),
  is_extra: boolean().required(),
  approved: boolean().nullable().defined(),
  message: string().nullable().defined(),
  decided_at: string().nullable().defined(),
  /** Who decided; only for staff. */
  decided_by: staffMember.nullable().default(undefined).defined(),
  /** What staff checked in the files that count now; only for staff. */
  checks: array(documentCheckSchema.required()).required(),
  files: array(documentFileSchema).required(),
})

export const signerSchema = object({
  id: number().integer().required(),
  document_id: number().integer().required(),
  name: string().required(),
  email: string().required(),
  /** Masked. */
  cpf: string().required(),
  role: string().oneOf(['signer', 'witness']).required(),
  order: number().integer().required(),
  /** When they were last sent their personal link. */
  asked_at: string().nullable().defined(),
  /** When they were last reminded; null before. */
  reminded_at: string().nullable().defined(),
  /** The day of the next automatic reminder; null when none is due. */
  next_reminder_on: string().nullable().defined(),
  /** When their link was found to have expired unsigned; null once they are sent another. */
  lapsed_at: string().nullable().defined(),
  signed_at: string().nullable().defined(),
  declined_at: string().nullable().defined(),
  decline_reason: string().nullable().defined(),
  /** One of Arrenda's own people. */
  ours: boolean().required(),
})

export const signerList = array(signerSchema).required()

/** A signer in the list of all orders, with the document and order to sign. */
export const listedSignerSchema = signerSchema.omit(['ours']).shape({
  document_type: string().required(),
  order_mask_id: string().required(),
  company: companyRefSchema.required(),
})

export const signerPage = pageOf(listedSignerSchema)

/** Where a member of staff signs. */
export const ownSigningLinkSchema = object({ path: string().required() })

export type OwnSigningLink = InferType<typeof ownSigningLinkSchema>

/** Form and body of a signer; the CPF is sent as digits. */
export const newSignerBody = strictObject({
  name: fullName().required('Digite um nome válido'),
  email: string().trim().email().required('Digite um email válido'),
  cpf: string()
    .test('cpf', 'Digite um CPF válido', (value) => value === undefined || isCpf(value))
    .required('Digite um CPF válido'),
  role: string()
    .oneOf(['signer', 'witness'] as const)
    .required(),
  order: number().integer().min(1).max(20).required(),
})

/** The customer's name for an extra document. */
export const extraDocumentName = string().trim().min(3).max(80).required()

export const documentDecisionBody = strictObject({
  approved: boolean().required(),
  message: string()
    .trim()
    .max(2000)
    .when('approved', { is: false, then: (schema) => schema.required('Diga ao cliente o que corrigir.') }),
})

/** Points that somebody has checked, or has not after all. */
export const documentChecksBody = strictObject({
  points: array(string().trim().required()).min(1).max(20).required(),
  checked: boolean().required(),
})

export const notifySignersBody = strictObject({
  stage_name: string()
    .oneOf(['CONTRACT_INFO', 'DELIVERY_TERM'] as const)
    .required(),
})

/** A clear CPF; whoever gets it is recorded. */
export const clearCpfSchema = object({ cpf: string().required() })

export type ListedSigner = InferType<typeof listedSignerSchema>
export type OrderDocument = InferType<typeof documentSchema>
export type DocumentFile = InferType<typeof documentFileSchema>
export type Signer = InferType<typeof signerSchema>
export type NewSigner = InferType<typeof newSignerBody>
export type DocumentChecks = InferType<typeof documentChecksBody>
export type DocumentDecision = InferType<typeof documentDecisionBody>

/** An opened file as it was at that time, whatever became of it later. */
export const openedFileSchema = object({
  file_id: id().required(),
  document_type: string().required(),
  name: string().required(),
  sha256: string().required(),
})

/** A record of a user opening a file of an order. */
export const documentAccessSchema = openedFileSchema.concat(
  object({ id: id().required(), opened_by: string().required(), opened_at: string().required() }),
)

export const documentAccesses = array(documentAccessSchema).required()

export type OpenedFile = InferType<typeof openedFileSchema>
export type DocumentAccess = InferType<typeof documentAccessSchema>

import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from './document-words.rules'

export const invoiceDocumentSchema = object({
  /** Null for one that will be asked for when the draft is issued. */
  id: number().integer().positive().nullable().defined(),
  kind: string().oneOf(DOCUMENT_KINDS).required(),
  status: string().oneOf(DOCUMENT_STATUSES).nullable().defined(),
  /** An issuer was asked and has not answered yet: until then nothing else can be done. */
  awaits_issuer: boolean().required(),
  amount: decimalString().required(),
  number: string().nullable().defined(),
  access_key: string().nullable().defined(),
  has_pdf: boolean().required(),
  has_xml: boolean().required(),
  /** Why it was rejected; staff only. */
  message: string().nullable().defined(),
  authorized_at: string().nullable().defined(),
})

export type InvoiceDocument = InferType<typeof invoiceDocumentSchema>

export const invoiceDocumentsSchema = array(invoiceDocumentSchema.required())

export const documentParams = object({ id: id().required(), documentId: id().required() })

export const requestDocumentBody = strictObject({
  kind: string().oneOf(DOCUMENT_KINDS).required('Escolha o documento'),
})

/** What is written beside the files of a document that was issued elsewhere. */
export const uploadedDocumentForm = object({
  kind: string().oneOf(DOCUMENT_KINDS).required('Escolha o documento'),
  number: string().trim().max(30).required('Escreva o número do documento'),
  /** The key of the authority, where it has one. */
  access_key: string()
    .trim()
    .matches(/^[0-9A-Za-z-]{4,60}$/, { message: 'Use só letras, números e hífens', excludeEmptyString: true })
    .nullable()
    .default(null),
})

export type UploadedDocument = InferType<typeof uploadedDocumentForm>

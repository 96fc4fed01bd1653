import { canonicalCpf } from '@/services/companies/cpf.rules'
import { array, object } from '@/services/config/validation'
import {
  type NewSigner,
  newSignerBody,
  type OrderDocument,
  type Signer,
} from '@/services/orders/documents/documents.schema'
import { isSignableDocument } from '@/services/orders/documents/required-documents.rules'
import { missingSignerCounts } from '@/services/orders/signing/required-signers.rules'

/** The API's schema, but trimming input instead of refusing it. */
const signerForm = newSignerBody.strict(false)

export const signersForm = object({ people: array(signerForm).required() })

export type SignersValues = { people: NewSigner[] }

/** One empty entry for each signer and witness that the document still needs. */
export function missingSigners({ document_type }: OrderDocument, named: readonly Signer[]): NewSigner[] {
  if (!isSignableDocument(document_type)) return []
  const { signer, witness } = missingSignerCounts(document_type, named)
  const roles = [
    ...Array.from({ length: signer }, () => 'signer' as const),
    ...Array.from({ length: witness }, () => 'witness' as const),
  ]
  return roles.map((role, place) => emptySigner(role, named.length + place + 1))
}

export const emptySigner = (role: Signer['role'], order: number): NewSigner => ({
  name: '',
  email: '',
  cpf: '',
  role,
  order,
})

/** The request body: trimmed, the CPF as digits. */
export function toNewSigner(values: NewSigner): NewSigner {
  const body = signerForm.cast(values)
  return { ...body, cpf: canonicalCpf(body.cpf) }
}

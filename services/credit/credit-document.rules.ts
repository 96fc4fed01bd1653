import { canonicalCnpj, isCnpj } from '@/services/companies/cnpj.rules'
import { canonicalCpf, isCpf } from '@/services/companies/cpf.rules'
import { formatCnpj, formatCpf } from '@/services/format/format.rules'

/** The subject of a credit query: a company or a person. */
export const DOCUMENT_KINDS = ['cnpj', 'cpf'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Canonical: no mask, upper-case, letters kept. */
export type CreditDocument = { kind: DocumentKind; document: string }

/**
 * Parses a text with or without its mask: eleven digits are a CPF, fourteen characters a CNPJ; null for anything else,
 * including wrong check digits ('Credit queries need a valid CNPJ or CPF').
 */
export function parseDocument(text: string): CreditDocument | null {
  if (isCpf(text)) return { kind: 'cpf', document: canonicalCpf(text) }
  return isCnpj(text) ? { kind: 'cnpj', document: canonicalCnpj(text) } : null
}

/** The document with its mask. */
export const formatDocument = ({ kind, document }: CreditDocument): string =>
  kind === 'cpf' ? formatCpf(document) : formatCnpj(document)

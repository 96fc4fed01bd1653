import { canonicalCnpj, isCnpj } from '@/services/companies/cnpj.rules'
import { canonicalCpf, isCpf } from '@/services/companies/cpf.rules'
import { formatCnpj, formatCpf } from '@/services/format/format.rules'

/** Whom a credit query is about: a company or a person. */
export const DOCUMENT_KINDS = ['cnpj', 'cpf'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Canonical: no mask, upper-case, letters kept. */
export type CreditDocument = { kind: DocumentKind; document: string }

/**
 * What a text with or without its mask names: eleven digits a CPF, fourteen characters a CNPJ; null for what is neither,
 * check digits included ('Credit queries need a valid CNPJ or CPF').
 */
export function parseDocument(text: string): CreditDocument | null {
  if (isCpf(text)) return { kind: 'cpf', document: canonicalCpf(text) }
  return isCnpj(text) ? { kind: 'cnpj', document: canonicalCnpj(text) } : null
}

/** With its mask, as people read it. */
export const formatDocument = ({ kind, document }: CreditDocument): string =>
  kind === 'cpf' ? formatCpf(document) : formatCnpj(document)

import { settings, type Settings } from '@/server/config/settings'
import type { DocumentPolicy } from '@/services/billing/documents/document-kinds.rules'
import type { DocumentKind } from '@/services/billing/documents/document-words.rules'
import type { FiscalIssuer } from './issuer'
import { ownIssuer } from './own'
import { sandboxIssuer } from './sandbox'

type Given = Pick<Settings, 'RENTAL_DOCUMENT' | 'RENTAL_NFSE_FROM' | 'FISCAL_ISSUER' | 'DEMO_DATA' | 'NODE_ENV'>

/** Which documents invoices need, by the settings. */
export const documentPolicy = ({ RENTAL_DOCUMENT, RENTAL_NFSE_FROM }: Given = settings()): DocumentPolicy => ({
  rentalDocument: RENTAL_DOCUMENT,
  rentalNfseFrom: RENTAL_NFSE_FROM ?? null,
})

/**
 * Who issues a kind of document by the settings: a fatura de locação always we ourselves; NFS-e nobody, so that staff
 * upload them, or with demo data and in tests a sandbox.
 */
export function issuerOf(
  kind: DocumentKind,
  { FISCAL_ISSUER, DEMO_DATA, NODE_ENV }: Given = settings(),
): FiscalIssuer | null {
  if (kind === 'FATURA_LOCACAO') return ownIssuer
  const byDefault = DEMO_DATA === 'on' || NODE_ENV === 'test' ? 'sandbox' : 'manual'
  return (FISCAL_ISSUER ?? byDefault) === 'sandbox' ? sandboxIssuer : null
}

/** The issuer that a document was asked of; null for one by hand, or where it is no longer configured. */
export function issuerNamed(name: string): FiscalIssuer | null {
  if (name === ownIssuer.name) return ownIssuer
  return name === sandboxIssuer.name ? sandboxIssuer : null
}

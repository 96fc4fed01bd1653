import type { StageName } from '../workflow/stages.rules'

/** The four documents that DOC_ANALYSIS requires. */
export const REQUIRED_DOCUMENTS = [
  'ARTICLES_OF_ASSOCIATION',
  'PROOF_OF_ADDRESS',
  'REPRESENTATIVE_ID',
  'PROOF_OF_REVENUE',
] as const

/** Documents that need signatures, each in its own stage. */
export const SIGNABLE_DOCUMENTS = ['CONTRACT', 'DELIVERY_TERM'] as const

export type SignableDocument = (typeof SIGNABLE_DOCUMENTS)[number]

export const isSignableDocument = (documentType: string): documentType is SignableDocument =>
  SIGNABLE_DOCUMENTS.some((signable) => signable === documentType)

/** The stage in which a document is worked on. */
export function stageOfDocument(documentType: string): StageName {
  if (documentType === 'CONTRACT') return 'CONTRACT_INFO'
  return documentType === 'DELIVERY_TERM' ? 'DELIVERY_TERM' : 'DOC_ANALYSIS'
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ARTICLES_OF_ASSOCIATION: 'Contrato social',
    PROOF_OF_ADDRESS: 'Comprovante de endereço',
    REPRESENTATIVE_ID: 'Documento do representante legal',
    PROOF_OF_REVENUE: 'Comprovante de faturamento',
    CONTRACT: 'Contrato de locação',
    DELIVERY_TERM: 'Termo de entrega',
  }),
)

/** Extra documents keep the name that the customer gave them. */
export const documentTypeName = (documentType: string): string => LABELS.get(documentType) ?? documentType

/** Within a sentence: `contrato social`, but `DRE 2025`. */
export function documentNameInSentence(documentType: string): string {
  const name = documentTypeName(documentType)
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** Within a sentence or a button, in short: `endereço`, `representante legal`. */
export const shortDocumentName = (documentType: string): string => {
  const label = LABELS.get(documentType)
  return label ? label.replace(/^(Comprovante|Documento) d[eo] /, '').toLocaleLowerCase('pt-BR') : documentType
}

/** What a proof of revenue covers, in the words of the check, of the message to the customer and of the document itself. */
export const REVENUE_MONTHS = 12
export const REVENUE_PERIOD = `últimos ${String(REVENUE_MONTHS)} meses`

/** Documents are PDF only, 20 MB each (docs/workflow.md, "Documents"). */
export const MAX_DOCUMENT_MEGABYTES = 20

/** Documents that an order may have besides those that it needs. */
export const MAX_EXTRA_DOCUMENTS = 20

/** What the files of one order may take together, those that were taken back included: their bytes are kept. */
export const MAX_ORDER_FILES = 200
export const MAX_ORDER_MEGABYTES = 400

// Apart from the schemas, so that pages with these words load none.

export const DOCUMENT_KINDS = ['FATURA_LOCACAO', 'NFSE_NACIONAL', 'NFSE_SERVICO'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_KIND_LABEL: Record<DocumentKind, string> = {
  FATURA_LOCACAO: 'Fatura de locação',
  NFSE_NACIONAL: 'NFS-e de locação',
  NFSE_SERVICO: 'Nota fiscal de serviço',
}

export const DOCUMENT_STATUSES = ['PENDING', 'AUTHORIZED', 'REJECTED', 'CANCELED'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const DOCUMENT_STATUS_LABEL: Record<DocumentStatus, string> = {
  PENDING: 'Aguardando autorização',
  AUTHORIZED: 'Autorizada',
  REJECTED: 'Rejeitada',
  CANCELED: 'Cancelada',
}

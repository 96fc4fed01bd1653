import { manager, salesperson, type Rest, type Row } from './foreign-ids.types'

/** A document of another company's order, and a foreign document under an order of one's own. */
export const documentsOf =
  (rest: Rest = {}): Row =>
  ({ foreign, own }) => [
    manager({ at: foreign.orders.documents, ...rest }),
    manager({ at: { ...foreign.orders.documents, maskId: own.documents.maskId }, mixed: true, ...rest }),
  ]

/** The same for a file, which may also be named under a document of one's own. */
export const filesOf: Row = (things) => [
  ...documentsOf()(things),
  manager({ at: { ...things.own.documents, fileId: things.foreign.orders.documents.fileId }, mixed: true }),
]

export const managedDocumentsOf =
  (rest: Rest = {}): Row =>
  ({ foreign: { orders }, own: { company, documents } }) => [
    salesperson({ at: orders.contract, ...rest }),
    salesperson({ at: { ...orders.contract, companyId: company.id, maskId: documents.maskId }, mixed: true, ...rest }),
  ]

export const managedFilesOf: Row = (things) => [
  ...managedDocumentsOf()(things),
  salesperson({ at: { ...things.own.documents, fileId: things.foreign.orders.contract.fileId }, mixed: true }),
]

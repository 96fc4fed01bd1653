import { manager, salesperson, type Rest, type Row } from './foreign-ids.types'

/** An order of another company by its number or its company, and a foreign document in an order of one's own. */
export const papersOf =
  (rest: Rest = {}): Row =>
  ({ foreign, own }) => [
    manager({ at: foreign.orders.papers, ...rest }),
    manager({ at: { ...foreign.orders.papers, maskId: own.papers.maskId }, mixed: true, ...rest }),
  ]

/** The same of a file, which may besides be named under a document of one's own. */
export const filesOf: Row = (things) => [
  ...papersOf()(things),
  manager({ at: { ...things.own.papers, fileId: things.foreign.orders.papers.fileId }, mixed: true }),
]

export const managedPapersOf =
  (rest: Rest = {}): Row =>
  ({ foreign: { orders }, own: { company, papers } }) => [
    salesperson({ at: orders.contract, ...rest }),
    salesperson({ at: { ...orders.contract, companyId: company.id, maskId: papers.maskId }, mixed: true, ...rest }),
  ]

export const managedFilesOf: Row = (things) => [
  ...managedPapersOf()(things),
  salesperson({ at: { ...things.own.papers, fileId: things.foreign.orders.contract.fileId }, mixed: true }),
]

// The owners of the twelve stages by workflow.md, independent of the product's own tables.

export const CUSTOMER = ['customer']
export const SALES = ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR']
export const OPERATIONS = ['ADMINISTRADOR', 'OPERAÇÃO']
export const LEGAL = ['ADMINISTRADOR', 'JURÍDICO']
export const ANALYSTS = ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO']
export const CREDIT = ['ADMINISTRADOR', 'FINANCEIRO']

/** The staff groups that own each stage. */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  PROPOSAL_AGREEMENT: SALES,
  DOC_ANALYSIS: ANALYSTS,
  CREDIT_ANALYSIS: CREDIT,
  CONTRACT_INFO: LEGAL,
  PACKAGING: OPERATIONS,
  SHIPPING: OPERATIONS,
  DELIVERY_INFO: OPERATIONS,
  DELIVERY_TERM: OPERATIONS,
  RETURNING: OPERATIONS,
}

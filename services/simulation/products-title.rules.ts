import type { Product } from './simulation.schema'

/** 'notebook' or 'notebooks'; of several kinds, 'produtos'. */
function nameKind(products: readonly Product[]): string {
  const [first] = products
  const isOneKind = products.every(({ product_type }) => product_type.id === first?.product_type.id)
  if (!first || !isOneKind) return products.length === 1 ? 'produto' : 'produtos'
  const { name, plural_name } = first.product_type
  return (products.length === 1 ? name : plural_name).toLowerCase()
}

/** '3 notebooks atendem ao que você pediu'. */
export function fittingTitle(products: readonly Product[], simulator: string): string {
  if (products.length === 0) return `${simulator}: nada atende a tudo o que você pediu`
  return `${String(products.length)} ${nameKind(products)} ${products.length === 1 ? 'atende' : 'atendem'} ao que você pediu`
}

/** '6 monitores para alugar'. */
export const typeTitle = (products: readonly Product[]): string =>
  products.length === 0
    ? 'Nada deste tipo para alugar agora'
    : `${String(products.length)} ${nameKind(products)} para alugar`

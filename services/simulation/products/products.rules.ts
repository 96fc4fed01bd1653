import type { Product } from '../simulation.schema'

/** As many products as fit side by side in the comparison. */
export const MAX_COMPARED = 3

export type ComparisonRow = { name: string; values: (string | null)[] }

/**
 * The specifications of products side by side, in the order of their first occurrence; null where a product lacks one.
 */
export function compareSpecifications(products: readonly Product[]): ComparisonRow[] {
  const names = new Set(
    products.flatMap(({ technical_specifications }) => technical_specifications.map(({ name }) => name)),
  )
  return [...names].map((name) => ({
    name,
    values: products.map(
      ({ technical_specifications }) => technical_specifications.find((one) => one.name === name)?.value ?? null,
    ),
  }))
}

/** True when the products differ in a row. */
export const hasDifferences = ({ values }: ComparisonRow): boolean => new Set(values).size > 1

export const PRODUCT_ORDERINGS = ['recommended', 'price', '-price', '-available'] as const
export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number]

/** 'recommended' keeps the server's order. */
export function sortProducts(products: readonly Product[], ordering: ProductOrdering): Product[] {
  const price = (product: Product): number => Number(product.price)
  const compare: Record<ProductOrdering, (a: Product, b: Product) => number> = {
    recommended: () => 0,
    price: (a, b) => price(a) - price(b),
    '-price': (a, b) => price(b) - price(a),
    '-available': (a, b) => b.available - a.available,
  }
  return [...products].sort(compare[ordering])
}

const SPECIFICATIONS_IN_A_LINE = 2
const LINES = 3

/** 'Vídeo dedicado 6 GB': a name of two words is needed to understand the value, unlike '14 pol.'. */
const specificationText = ({ name, value }: Product['technical_specifications'][number]): string =>
  name.includes(' ') ? `${name} ${value}` : value

/** The main specifications, two a line: ['14 pol. QHD, Core i7', '32 GB, 1 TB SSD', 'Vídeo dedicado 6 GB, 1,4 kg']. */
export function specificationLines({ technical_specifications }: Pick<Product, 'technical_specifications'>): string[] {
  const values = technical_specifications.slice(0, SPECIFICATIONS_IN_A_LINE * LINES).map(specificationText)
  const lines: string[] = []
  for (let at = 0; at < values.length; at += SPECIFICATIONS_IN_A_LINE) {
    lines.push(values.slice(at, at + SPECIFICATIONS_IN_A_LINE).join(', '))
  }
  return lines
}

/** What a similar product misses: 'Não atende: 14 pol. ou mais'. */
export const missingAnswersText = ({ missing_answers }: Pick<Product, 'missing_answers'>): string =>
  `Não atende: ${missing_answers.join(', ')}`

/** 'notebook' or 'notebooks'; of several kinds, 'produtos'. */
function kindName(products: readonly Product[]): string {
  const [first] = products
  const isOneKind = products.every(({ product_type }) => product_type.id === first?.product_type.id)
  if (!first || !isOneKind) return products.length === 1 ? 'produto' : 'produtos'
  const { name, plural_name } = first.product_type
  return (products.length === 1 ? name : plural_name).toLowerCase()
}

/** '3 notebooks atendem ao que você pediu'. */
export function matchingTitle(products: readonly Product[], simulator: string): string {
  if (products.length === 0) return `${simulator}: nada atende a tudo o que você pediu`
  return `${String(products.length)} ${kindName(products)} ${products.length === 1 ? 'atende' : 'atendem'} ao que você pediu`
}

/** '6 monitores para alugar'. */
export const productTypeTitle = (products: readonly Product[]): string =>
  products.length === 0
    ? 'Nada deste tipo para alugar agora'
    : `${String(products.length)} ${kindName(products)} para alugar`

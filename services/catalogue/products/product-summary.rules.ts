type SummarizedProduct = {
  technicalSpecifications: readonly { name: string; value: string }[]
  color: string | null
}

const MAIN_SPECIFICATIONS = 3

/** One line that distinguishes similar products: '14 pol. QHD, Core i7, 32 GB, Grafite'. */
export function summarizeProduct({ technicalSpecifications, color }: SummarizedProduct): string {
  const main = technicalSpecifications.slice(0, MAIN_SPECIFICATIONS).map(({ value }) => value)
  return [...main, ...(color ? [color] : [])].join(', ')
}

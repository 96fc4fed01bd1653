import type { ProductChoices } from '@/services/catalogue/products/products.schema'
import { ImportButton } from '../crud/ImportButton'

type Props = { choices: ProductChoices | undefined }

const NOUN = { one: 'produto', many: 'produtos' }

const templateOf = async (choices: ProductChoices | undefined): Promise<string> =>
  (await import('@/services/catalogue/products/product-file.rules')).PRODUCT_FILE.template(choices)

/** Adds and changes products from a CSV file, after a dry run. */
export const ImportProducts = ({ choices }: Props) => (
  <ImportButton path="/product-management" noun={NOUN} template={() => templateOf(choices)}>
    Uma linha muda o produto que tem o mesmo número ou código Omie; as outras cadastram produtos novos.
  </ImportButton>
)

import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { productChoicesQueryOptions, productQueryOptions } from '@/hooks/catalogue/products.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'

// Formik and the schemas arrive behind the page's title.
const ProductEditor = lazyPart(
  () => import('./ProductEditor').then((module) => module.ProductEditor),
  () => <FormSkeleton fields={8} />,
)

const BACK = [{ label: 'Produtos', href: paths.admin.products() }]

/** Adds a product to the catalogue. */
export const NewProductScreen = () => {
  const choices = useQuery(productChoicesQueryOptions())
  return (
    <>
      <PageHeader title="Novo produto" above={BACK} />
      {choices.data && <ProductEditor choices={choices.data} />}
      {choices.isError && <Failed onRetry={() => void choices.refetch()} />}
      {choices.isPending && <FormSkeleton fields={8} />}
    </>
  )
}

/** One product, by the id in the address. */
export const ProductScreen = () => {
  const id = useRouteId('productId')
  const isNoId = Number.isNaN(id)
  const product = useQuery(productQueryOptions(isNoId ? undefined : id))
  const choices = useQuery(productChoicesQueryOptions())
  const { error } = product
  if (isNoId || isNotFound(error)) return <Unknown />
  const retry = () => void Promise.all([product.refetch(), choices.refetch()])
  return (
    <>
      <PageHeader title={product.data?.name ?? 'Produto'} above={BACK} />
      {product.data && choices.data ? (
        <ProductEditor key={product.data.id} product={product.data} choices={choices.data} />
      ) : product.isError || choices.isError ? (
        <Failed onRetry={retry} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <FailedState title="Não foi possível carregar o produto" onRetry={onRetry} />
)

const Unknown = () => (
  <NotFoundState
    title="Não encontramos esse produto"
    description="Confira o endereço ou busque o produto pelo nome, modelo ou código Omie."
    back={{ label: 'Ver produtos', href: paths.admin.products() }}
  />
)

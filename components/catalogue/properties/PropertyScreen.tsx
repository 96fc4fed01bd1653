import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { propertyQueryOptions } from '@/hooks/catalogue/properties.queries'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'

// Formik and the schemas arrive behind the page's title.
const PropertyForm = lazyPart(
  () => import('./PropertyForm').then((module) => module.PropertyForm),
  () => <FormSkeleton fields={6} />,
)

const ABOVE = [{ label: 'Propriedades', href: paths.admin.properties() }]

/** A new property. */
export const NewPropertyScreen = () => (
  <>
    <PageHeader title="Nova propriedade" above={ABOVE} />
    <PropertyForm property={null} />
  </>
)

/** One property, by the id in the address. */
export const PropertyScreen = () => {
  const id = useRouteId('propertyId')
  const isNoId = Number.isNaN(id)
  const { data: property, error, refetch } = useQuery(propertyQueryOptions(isNoId ? undefined : id))
  if (property) return <Property property={property} />
  if (isNoId || isNotFound(error)) return <Unknown />
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar a propriedade" onRetry={() => void refetch()} />
  return <FormSkeleton fields={6} />
}

const Property = ({ property }: { property: PropertyDetail }) => (
  <>
    <PageHeader
      title={property.name}
      above={ABOVE}
      tag={!property.active && <StatusTag tone="neutral">Desativada</StatusTag>}
      facts={factsOf(property)}
    />
    <PropertyForm key={property.id} property={property} />
  </>
)

const factsOf = ({ property_type, products_count }: PropertyDetail): string => {
  const products = products_count === 0 ? 'nenhum produto' : formatCount(products_count, 'produto', 'produtos')
  return `${property_type.name} · em ${products}`
}

const Unknown = () => (
  <NotFoundState
    title="Não encontramos essa propriedade"
    description="Ela pode ter sido excluída. Confira na lista."
    back={{ label: 'Ver propriedades', href: paths.admin.properties() }}
  />
)

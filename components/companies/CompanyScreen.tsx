import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { CompanyDetail } from './CompanyDetail'

/** One client, by the id in the address. */
export const CompanyScreen = () => {
  const id = useRouteId('companyId')
  const isNoId = Number.isNaN(id)
  const { data: company, error, refetch } = useQuery(companyQueryOptions(isNoId ? undefined : id))
  if (company) return <CompanyDetail company={company} />
  if (isNoId || isNotFound(error))
    return (
      <NotFoundState
        title="Não encontramos esse cliente"
        description="Confira o endereço ou busque a empresa pelo nome ou CNPJ."
        back={{ label: 'Ver clientes', href: paths.admin.clients() }}
      />
    )
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar o cliente" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando o cliente" rows={8} />
}

import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { CompanyDetail } from './CompanyDetail'

/** One client, by the id in the address. */
export const CompanyScreen = () => {
  const id = useRouteId('companyId')
  const isNoId = Number.isNaN(id)
  const query = useQuery(companyQueryOptions(isNoId ? undefined : id))
  return (
    <RecordState
      query={query}
      isMissing={isNoId || isNotFound(query.error)}
      notFound={{
        title: 'Não encontramos esse cliente',
        description: 'Confira o endereço ou busque a empresa pelo nome ou CNPJ.',
        back: { label: 'Ver clientes', href: paths.admin.clients() },
      }}
      noun="o cliente"
    >
      {(company) => <CompanyDetail company={company} />}
    </RecordState>
  )
}

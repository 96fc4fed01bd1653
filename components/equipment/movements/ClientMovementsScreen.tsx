import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { paths } from '@/services/config/paths'
import { MovementLog } from './MovementLog'

/** The event log of a client's units, for staff. */
export const ClientMovementsScreen = () => {
  const id = useRouteId('companyId')
  const isNoId = id === undefined || Number.isNaN(id)
  const { data: company } = useQuery(companyQueryOptions(isNoId ? undefined : id))
  return (
    <>
      <PageHeader
        above={company ? [{ label: company.corporate_name, href: paths.admin.client(company.id) }] : []}
        title="Movimentações"
      />
      {!isNoId && <MovementLog companyId={id} size="small" />}
    </>
  )
}

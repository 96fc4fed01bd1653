import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { EmptyState } from '@/components/ui/EmptyState'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonText } from '@/components/ui/Skeleton'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { Client } from './Client'

/** One client, by the id in the address. */
export const ClientScreen = () => {
  const id = useRouteId('companyId')
  const isNoId = Number.isNaN(id)
  const { data: company, error, refetch } = useQuery(companyQueryOptions(isNoId ? undefined : id))
  if (company) return <Client company={company} />
  if (isNoId || isNotFound(error))
    return (
      <EmptyState
        variant="not-found"
        heading="h1"
        title="Não encontramos esse cliente"
        description="Confira o endereço ou busque a empresa pelo nome ou CNPJ."
        action={
          <ButtonLink kind="primary" href={paths.admin.clients()}>
            Ver clientes
          </ButtonLink>
        }
      />
    )
  if (error)
    return (
      <EmptyState
        variant="error"
        heading="h1"
        title="Não foi possível carregar o cliente"
        description="Verifique a conexão."
        action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
      />
    )
  return <SkeletonText label="Carregando o cliente" rows={8} />
}

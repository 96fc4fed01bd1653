import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useRouteParam } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { unitByLabelQueryOptions } from '@/hooks/stock/units.queries'
import { isCustomer } from '@/services/auth/actor.rules'
import { menuFor } from '@/services/auth/menu.rules'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'

/**
 * Target of a unit's QR code: redirects staff to the stock and customers to their own unit, from where they open a ticket. A
 * customer who does not see the unit may ask about it, too.
 */
export const LabelScreen = () => {
  const { actor } = useLogin()
  const { replace } = useRouter()
  const serial = useRouteParam('serial')
  const { data, error, refetch } = useQuery({ ...unitByLabelQueryOptions(serial), meta: { quiet: true }, retry: false })
  const id = data?.id
  const isTheirs = actor !== null && isCustomer(actor)
  useEffect(() => {
    if (id !== undefined) void replace(isTheirs ? paths.platform.unit(id) : paths.admin.unit(id))
  }, [id, isTheirs, replace])
  if (isNotFound(error)) {
    const home = actor && menuFor(actor)[0]?.href
    return (
      <NotFoundState
        title={`Não encontramos o equipamento ${serial ?? ''}`}
        description="Ele não está entre os que você vê. Confira se entrou com a conta certa."
        also={
          actor && may(actor, 'tickets:use')
            ? { label: 'Abrir chamado', href: paths.platform.newTicket({ assunto: `Equipamento ${serial ?? ''}` }) }
            : undefined
        }
        back={home ? { label: 'Ir para o início', href: home } : undefined}
      />
    )
  }
  if (error)
    return (
      <FailedState
        heading="h1"
        title="Não foi possível abrir o equipamento"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return <SkeletonText label="Abrindo o equipamento" rows={4} />
}

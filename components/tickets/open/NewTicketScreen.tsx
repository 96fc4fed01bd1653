import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/address.rules'
import { useHydrated } from '@/components/ui/browser/useHydrated'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { readDraft } from '@/contexts/stores/drafts.store'
import { equipmentQueryOptions } from '@/hooks/equipment/equipment.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formOf, type NewTicketForm as Values, prefilledTicket, writeUnit } from './newTicket.rules'
import type { HelpAbout } from './NewTicketAside'
import { NewTicketForm } from './NewTicketForm'
import { pickedUnit } from './UnitPicker'

/** Opens a ticket; what the address names is filled in: unit, order, category, subject, the ticket that it follows. */
export const NewTicketScreen = ({ help }: { help: HelpAbout }) => {
  const { actor } = useLogin()
  const { ready, read } = useAddressQuery()
  const { push } = useRouter()
  const serial = read('serial')
  const unit = useUnitOf(serial)
  const isHydrated = useHydrated()
  if (!actor || !ready) return null
  const follows = read('segue')
  const draft = draftName([serial, read('pedido'), follows, read('assunto'), read('fatura')])
  return (
    <>
      <PageHeader
        above={[{ label: 'Chamados', href: paths.platform.supportTickets() }]}
        title="Novo chamado"
        facts={follows && `Continua o chamado ${follows}`}
      />
      {unit.isLoading || !isHydrated ? (
        <SkeletonText label="Carregando o equipamento" rows={8} />
      ) : (
        <NewTicketForm
          key={draft}
          draft={draft}
          help={help}
          mayReadOrders={may(actor, 'checkout:read')}
          followsId={parseId(follows)}
          initialValues={{ ...prefilledTicket(read, unit.value), ...kept(draft) }}
          onOpened={(id) => void push(paths.platform.ticket(id))}
        />
      )}
    </>
  )
}

/** A draft about one thing is not continued when another one is asked about. */
const draftName = (about: readonly (string | null)[]): string =>
  `ticket:new:${about.filter((one) => one !== null).join(':')}`

const kept = (name: string): Partial<Values> => {
  const draft = readDraft(name)
  return draft ? formOf(draft) : {}
}

/** The unit with this serial, if it is one that the person sees. */
function useUnitOf(serial: string | null): { value: string; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    ...equipmentQueryOptions({ search: serial ?? undefined, page_size: 20 }),
    enabled: serial !== null,
  })
  const unit = serial === null ? undefined : data?.results.find((one) => one.serial === serial.toUpperCase())
  return { value: unit ? writeUnit(pickedUnit(unit)) : '', isLoading }
}

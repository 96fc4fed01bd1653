import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { Pager } from '@/components/ui/tables/Pager'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useAssignUser } from '@/hooks/equipment/equipment.mutations'
import { equipmentQueryOptions } from '@/hooks/equipment/equipment.queries'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import type { ManagedUser } from '@/services/users/users.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const UNITS_PER_PAGE = 8

type Props = { open: boolean; user: ManagedUser; onClose: () => void }

/** Which units of the company a person uses. Each press is one change, done at once. */
export const EquipmentDialog = ({ open, user, onClose }: Props) => (
  <DialogModal open={open} onClose={onClose} width={560} title={`Equipamentos de ${user.first_name}`}>
    {open && <Units key={user.id} user={user} />}
  </DialogModal>
)

const Units = ({ user }: { user: ManagedUser }) => {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isError, refetch } = useQuery(
    equipmentQueryOptions({ ...(search && { search }), page, page_size: UNITS_PER_PAGE }),
  )
  const find = (text: string): void => {
    setSearch(text.trim())
    setPage(1)
  }
  return (
    <Body>
      <SearchField
        label="Buscar equipamentos"
        placeholder="Serial, etiqueta ou produto"
        value={search}
        onSearch={find}
      />
      {isError && (
        <FailedState title="Não foi possível carregar os equipamentos" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonText label="Carregando os equipamentos" rows={4} />}
      {data?.results.length === 0 && (
        <p>{search ? 'Nenhum equipamento com essa busca.' : 'Sua empresa ainda não tem equipamentos em uso.'}</p>
      )}
      {data && data.results.length > 0 && (
        <>
          <ul aria-label="Equipamentos da empresa">
            {data.results.map((unit) => (
              <Unit key={unit.id} unit={unit} user={user} />
            ))}
          </ul>
          <Pager page={page} pageSize={UNITS_PER_PAGE} total={data.count} onPage={setPage} />
        </>
      )}
    </Body>
  )
}

const Unit = ({ unit, user }: { unit: Equipment; user: ManagedUser }) => {
  const { mutateAsync: associate, isPending } = useAssignUser()
  const isTheirs = unit.user?.id === user.id
  const press = (): void =>
    toastOnSuccess(
      associate({ unitId: unit.id, userId: isTheirs ? null : user.id }),
      isTheirs ? `${unit.serial} ficou sem usuário.` : `${unit.serial} está com ${user.first_name}.`,
    )
  return (
    <li>
      <div>
        <b>{unit.product.name}</b>
        <span>
          {[unit.serial, unit.label, unit.user ? `com ${unit.user.first_name}` : 'sem usuário']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <PlainButton
        size="small"
        busy={isPending}
        aria-label={`${isTheirs ? 'Desassociar' : 'Associar'} ${unit.serial}`}
        onClick={press}
      >
        {isTheirs ? 'Desassociar' : 'Associar'}
      </PlainButton>
    </li>
  )
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  p {
    color: ${color.t2};
  }
  li {
    ${flex.between};
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid ${color.line};
  }
  li div {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 550;
  }
  li span {
    ${font.smallMuted};
    overflow-wrap: anywhere;
  }
`

import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { MovementLog } from '../movements/MovementLog'
import { OwnEquipmentList } from '../own/OwnEquipmentList'
import { RelocationList } from '../relocations/RelocationList'
import { EquipmentList } from './EquipmentList'

export type EquipmentView = 'lista' | 'proprios' | 'mudancas' | 'historico'

export const equipmentTabs = (actor: Actor): { name: EquipmentView; label: string }[] => [
  { name: 'lista', label: 'Alugados' },
  { name: 'proprios', label: 'Próprios' },
  { name: 'mudancas', label: 'Mudanças' },
  ...(may(actor, 'movements:read') ? [{ name: 'historico', label: 'Histórico' } as const] : []),
]

type Props = { views: readonly { name: EquipmentView; label: string }[]; current: EquipmentView }

/** Tabs of the page, each with its own address. */
export const EquipmentTabs = ({ views, current }: Props) => (
  <LinkTabs
    label="Partes da página"
    tabs={views.map(({ name, label }) => ({ label, href: hrefOf(name) }))}
    current={hrefOf(current)}
  />
)

const hrefOf = (view: EquipmentView): string =>
  view === 'lista' ? paths.platform.equipment() : `${paths.platform.equipment()}?visao=${view}`

/** A company's rented units, its own equipment, relocations and the event log. */
export const EquipmentScreen = () => {
  const { actor } = useLogin()
  return (
    actor && (
      <>
        <PageHeader title="Equipamentos" />
        <Views actor={actor} />
      </>
    )
  )
}

const Views = ({ actor }: { actor: Actor }) => {
  const { read } = useAddressQuery()
  const views = equipmentTabs(actor)
  const current = views.find(({ name }) => name === read('visao'))?.name ?? 'lista'
  return (
    <>
      <EquipmentTabs views={views} current={current} />
      {current === 'lista' && <EquipmentList actor={actor} />}
      {current === 'proprios' && <OwnEquipmentList actor={actor} />}
      {current === 'mudancas' && <RelocationList />}
      {current === 'historico' && actor.companyId !== null && <MovementLog companyId={actor.companyId} />}
    </>
  )
}

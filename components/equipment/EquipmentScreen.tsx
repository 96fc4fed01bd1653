import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import type { Actor } from '@/services/auth/actor.rules'
import { EquipmentList } from './EquipmentList'
import { EquipmentTabs } from './EquipmentTabs'
import { viewsOf } from './equipmentViewsOf'
import { MovementLog } from './MovementLog'
import { RelocationList } from './RelocationList'

/** What the company holds, its moves, and the log of all that happened to it. */
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
  const views = viewsOf(actor)
  const current = views.find(({ name }) => name === read('visao'))?.name ?? 'lista'
  return (
    <>
      <EquipmentTabs views={views} current={current} />
      {current === 'lista' && <EquipmentList actor={actor} />}
      {current === 'mudancas' && <RelocationList />}
      {current === 'historico' && actor.companyId !== null && <MovementLog companyId={actor.companyId} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Timeline } from '@/components/ui/display/Timeline'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { Pager } from '@/components/ui/tables/Pager'
import { HISTORY_PAGE_SIZE } from '@/hooks/equipment/equipment.queries'
import {
  ownHistoryQueryOptions,
  ownUnitQueryOptions,
  useUpdateOwnEquipment,
} from '@/hooks/equipment/own-equipment.queries'
import { addressName } from '@/services/companies/address-lines.rules'
import { paths } from '@/services/config/paths'
import { toOwnUpdate, toOwnValues } from '@/services/equipment/own/own-equipment-form.rules'
import type { OwnEquipment, OwnEquipmentEvent } from '@/services/equipment/own/own-equipment.schema'
import { formatDay } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import { OwnTags } from './ownEquipmentColumns'

const EditOwnDialogForm = lazyDialog(() => import('./EditOwnDialogForm').then((module) => module.EditOwnDialogForm))

/** One device that the company owns, by the id in the address. */
export const OwnUnitScreen = () => {
  const id = useRouteId('unitId')
  const { data, error, refetch } = useQuery(ownUnitQueryOptions(id))
  return (
    <RecordState
      query={{ data, error, refetch }}
      isMissing={Number.isNaN(id) || isNotFound(error)}
      notFound={{
        title: 'Não encontramos esse equipamento',
        description: 'Ele não é da sua empresa, ou não está no seu nome.',
        back: { label: 'Ver equipamentos próprios', href: paths.platform.ownEquipment() },
      }}
      noun="o equipamento"
    >
      {(unit) => <OwnUnitDetails unit={unit} />}
    </RecordState>
  )
}

export const OwnUnitDetails = ({ unit }: { unit: OwnEquipment }) => (
  <>
    <PageHeader
      above={[{ label: 'Equipamentos próprios', href: paths.platform.ownEquipment() }]}
      title={unit.label ?? unit.model}
      tag={<OwnTags unit={unit} />}
      facts={[unit.label && unit.model, `Serial ${unit.serial}`].filter(Boolean).join(' · ')}
      actions={unit.may_edit && <OwnUnitActions unit={unit} />}
    />
    <AsideColumns>
      <div>
        <Card title="Dados">
          <Facts short items={factsOf(unit)} />
        </Card>
      </div>
      <div>
        <OwnUnitHistory id={unit.id} />
      </div>
    </AsideColumns>
  </>
)

const NONE = '—'

const factsOf = ({ model, serial, label, user, address, created_at }: OwnEquipment) => [
  { key: 'model', label: 'Modelo', value: model },
  { key: 'serial', label: 'Serial', value: serial },
  { key: 'label', label: 'Etiqueta', value: label ?? NONE },
  { key: 'user', label: 'Responsável', value: user?.first_name ?? 'Sem responsável' },
  { key: 'address', label: 'Endereço', value: address ? addressName(address) : NONE, long: true },
  { key: 'since', label: 'Cadastrado em', value: formatDay(created_at) },
]

const OwnUnitActions = ({ unit }: { unit: OwnEquipment }) => {
  const [dialog, setDialog] = useState<'edit' | 'write-off' | null>(null)
  const { mutateAsync: update } = useUpdateOwnEquipment(unit.id)
  const setActive = async (active: boolean): Promise<void> => {
    await update({ ...toOwnUpdate(toOwnValues(unit)), active })
    toast.success(active ? `${unit.serial} está em uso de novo.` : `Baixa de ${unit.serial} registrada.`)
  }
  return (
    <>
      <PlainButton onClick={() => setDialog('edit')}>Editar</PlainButton>
      <MoreMenu
        label="Mais ações"
        bordered
        entries={
          unit.active
            ? [{ key: 'write-off', label: 'Dar baixa', onSelect: () => setDialog('write-off') }]
            : // A toast has shown what failed.
              [{ key: 'use', label: 'Voltar a usar', onSelect: () => void setActive(true).catch(() => undefined) }]
        }
      />
      <EditOwnDialogForm unit={unit} open={dialog === 'edit'} onClose={() => setDialog(null)} />
      <ConfirmDialog
        open={dialog === 'write-off'}
        onClose={() => setDialog(null)}
        title={`Dar baixa em ${unit.serial}?`}
        confirmLabel="Dar baixa"
        cancelLabel="Manter em uso"
        onConfirm={() => setActive(false)}
      >
        Para o que foi vendido, perdido ou descartado. O histórico fica, e você pode voltar atrás.
      </ConfirmDialog>
    </>
  )
}

const OwnUnitHistory = ({ id }: { id: number }) => {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery(ownHistoryQueryOptions(id, page))
  return (
    <Card title="Histórico">
      {!data && !isError && <SkeletonText label="Carregando o histórico" rows={5} />}
      {data && <Timeline entries={data.results.map(entryOf)} first={HISTORY_PAGE_SIZE} />}
      {data && data.count > HISTORY_PAGE_SIZE && (
        <Pager page={page} pageSize={HISTORY_PAGE_SIZE} total={data.count} onPage={setPage} />
      )}
      {isError && <p>Não foi possível carregar o histórico. Atualize a página.</p>}
    </Card>
  )
}

const entryOf = ({ id, actor_name, created_at, changes }: OwnEquipmentEvent) => ({
  key: id,
  what: changes.length === 0 ? 'Cadastrado' : changes.map(changeText).join(' · '),
  detail: actor_name,
  at: created_at,
})

const changeText = ({ field, before, after }: OwnEquipmentEvent['changes'][number]): string =>
  `${field}: ${before ?? NONE} → ${after ?? NONE}`

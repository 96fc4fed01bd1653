import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useSelection } from '@/components/ui/tables/useSelection'
import {
  equipmentQueryOptions,
  equipmentSummaryQueryOptions,
  useEquipmentCsv,
} from '@/hooks/equipment/equipment.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { CUSTOMER_HELD_STATUSES, EQUIPMENT_ORDERINGS } from '@/services/equipment/units/equipment.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { equipmentColumns, UnitCard } from './equipmentColumns'
import { EquipmentDialogs, type OpenDialog, UNIT_COMMANDS } from './EquipmentDialogs'
import { equipmentFilters, EquipmentViews, NOBODY } from './EquipmentFilters'
import { ReceiptCard } from './ReceiptCard'
import { unitName } from './UnitStatus'

/** The units in the company's hands; for a COLABORADOR, their own. */
export const EquipmentList = ({ actor }: { actor: Actor }) => {
  const equipment = usePagedList(equipmentQueryOptions, {
    orderings: EQUIPMENT_ORDERINGS,
    filters: {
      status: (status) => ({ status: CUSTOMER_HELD_STATUSES.find((one) => one === status) }),
      produto: (id) => ({ product: parseId(id) }),
      pessoa: (person) => (person === NOBODY ? { nobody: true } : { user: parseId(person) }),
      endereco: (id) => ({ address: parseId(id) }),
      pedido: (order) => (/^\d{6}$/.test(order) ? { order } : {}),
      confirmar: () => ({ user: actor.id, to_confirm: true }),
    },
  })
  const { data: summary, isPending: isCounting } = useQuery(equipmentSummaryQueryOptions())
  const { selected, selection, clear } = useSelection(equipment.rows, unitName)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const csv = useEquipmentCsv(equipment.query)
  // The views and filters above the rows depend on the counts, which come with them.
  if (isCounting) return <SkeletonText label="Carregando os equipamentos" rows={8} />
  return (
    <ListScreen
      list={equipment}
      noun={{ one: 'equipamento', many: 'equipamentos' }}
      views={
        <>
          {summary && summary.to_confirm > 0 && !equipment.filter('confirmar') && <ReceiptCard userId={actor.id} />}
          <EquipmentViews equipment={equipment} summary={summary} />
        </>
      }
      searchPlaceholder="Serial, etiqueta ou produto"
      filters={equipmentFilters(equipment, summary)}
      csv={csv}
      selectionBar={<EquipmentSelectionBar units={selected} onChoose={setDialog} onClear={clear} />}
      columns={equipmentColumns}
      rowHref={({ id }) => paths.platform.unit(id)}
      card={(unit) => <UnitCard unit={unit} />}
      selection={selection}
      empty={may(actor, 'checkout:read') ? NOTHING_IN_COMPANY : NOTHING_OF_MINE}
    >
      <EquipmentDialogs open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}

type SelectionProps = { units: readonly Equipment[]; onChoose: (dialog: OpenDialog) => void; onClear: () => void }

const EquipmentSelectionBar = ({ units, onChoose, onClear }: SelectionProps) => (
  <SelectionBar
    name="Equipamentos selecionados"
    label={units.length > 0 ? formatCount(units.length, 'equipamento selecionado', 'equipamentos selecionados') : ''}
    onClear={onClear}
  >
    {UNIT_COMMANDS.filter(({ action }) => units.every(({ allowed_actions }) => allowed_actions.includes(action))).map(
      ({ command, label }) => (
        <PlainButton key={command} size="small" onClick={() => onChoose({ command, units })}>
          {label}
        </PlainButton>
      ),
    )}
  </SelectionBar>
)

const NOTHING_IN_COMPANY = {
  title: 'Sua empresa ainda não tem equipamentos em uso',
  description: 'Quando um pedido for entregue, cada equipamento aparece aqui com serial, endereço e quem usa.',
}

const NOTHING_OF_MINE = {
  title: 'Nenhum equipamento no seu nome',
  description: 'Quando o gestor definir você como responsável por um equipamento, ele aparece aqui.',
}

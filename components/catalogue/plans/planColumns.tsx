import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Money } from '@/components/ui/display/Money'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatFactor, priceOfHundred } from '@/services/catalogue/plans/plan-prices.rules'
import type { ManagedPlan } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { activationEntries, ACTIVE_COLUMN, SIMULATOR_COLUMN, USES_COLUMN } from '../crud/offerColumns'
import type { OfferCommand } from '../crud/useOfferDialogs'

type OnChoose = (command: OfferCommand, plan: ManagedPlan) => void

/** What the list says of a plan; `onChoose` runs the command of its menu. */
export const planColumns = (onChoose: OnChoose): readonly DataColumn<ManagedPlan>[] => [
  {
    key: 'duration_months',
    title: 'Plano',
    sortable: true,
    render: ({ duration_months, description }) => (
      <TwoLineCell name={formatCount(duration_months, 'mês', 'meses')}>{description}</TwoLineCell>
    ),
  },
  SIMULATOR_COLUMN,
  {
    key: 'factor',
    title: 'Fator',
    align: 'right',
    sortable: true,
    render: ({ factor }) => formatFactor(factor),
  },
  {
    key: 'hundred',
    title: 'Produto de R$ 100,00',
    align: 'right',
    render: ({ factor }) => <Money value={toDecimal(priceOfHundred(factor))} perMonth />,
  },
  USES_COLUMN,
  ACTIVE_COLUMN,
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (plan) => (
      <MoreMenu
        label={`Ações de ${formatCount(plan.duration_months, 'mês', 'meses')}, ${plan.simulator.name}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose('save', plan) },
          ...activationEntries(plan, (command) => onChoose(command, plan)),
        ]}
      />
    ),
  },
]

import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/dataTable.types'
import { Money } from '@/components/ui/Money'
import { RowActions } from '@/components/ui/RowActions'
import { StatusTag } from '@/components/ui/StatusTag'
import { usesOf } from '@/services/catalogue/offer-uses.rules'
import { formatFactor } from '@/services/catalogue/plan-form.rules'
import { priceOfHundred } from '@/services/catalogue/plan-preview.rules'
import type { ManagedPlan } from '@/services/catalogue/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { color } from '@/styles/tokens'
import type { PlanCommand } from './PlanDialogs'

type OnChoose = (command: PlanCommand, plan: ManagedPlan) => void

/** What the list says of a plan; `onChoose` carries out what is chosen from its menu. */
export const planColumns = (onChoose: OnChoose): readonly DataColumn<ManagedPlan>[] => [
  {
    key: 'duration_months',
    title: 'Plano',
    sortable: true,
    render: ({ duration_months, description }) => (
      <Two>
        {formatCount(duration_months, 'mês', 'meses')}
        <small>{description}</small>
      </Two>
    ),
  },
  { key: 'simulator', title: 'Simulador', render: ({ simulator }) => simulator.name },
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
  { key: 'uses', title: 'Escolhido em', render: (plan) => usesOf(plan) || '—' },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativo' : 'Desativado'}</StatusTag>,
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (plan) => (
      <RowActions
        label={`Ações de ${formatCount(plan.duration_months, 'mês', 'meses')}, ${plan.simulator.name}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose('save', plan) },
          plan.active
            ? { key: 'deactivate', label: 'Desativar', onSelect: () => onChoose('deactivate', plan) }
            : { key: 'activate', label: 'Ativar', onSelect: () => onChoose('activate', plan) },
          // What something refers to and is off already can go no further.
          ...(plan.active || usesOf(plan) === ''
            ? [{ key: 'delete', label: 'Excluir', onSelect: () => onChoose('delete', plan) }]
            : []),
        ]}
      />
    ),
  },
]

const Two = styled.span`
  display: block;
  font-weight: 550;
  small {
    display: block;
    color: ${color.t2};
    font-size: 12px;
    line-height: 18px;
    font-weight: 400;
  }
`

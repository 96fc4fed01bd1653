import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/dataTable.types'
import { Money } from '@/components/ui/Money'
import { RowActions } from '@/components/ui/RowActions'
import { StatusTag } from '@/components/ui/StatusTag'
import { usesOf } from '@/services/catalogue/offer-uses.rules'
import type { ManagedPackage } from '@/services/catalogue/service-packages.schema'
import { color } from '@/styles/tokens'
import type { PackageCommand } from './PackageDialogs'

type Props = {
  /** Carries out what is chosen from a row's menu. */
  onChoose: (command: PackageCommand, one: ManagedPackage) => void
  /** Whether it can go up (-1) or down (1) among those of its simulator. */
  canMove: (one: ManagedPackage, by: -1 | 1) => boolean
}

/** What the list says of a service package. */
export const packageColumns = ({ onChoose, canMove }: Props): readonly DataColumn<ManagedPackage>[] => [
  {
    key: 'name',
    title: 'Pacote',
    sortable: true,
    render: ({ name, description }) => (
      <Two>
        {name}
        <small>{description}</small>
      </Two>
    ),
  },
  { key: 'simulator', title: 'Simulador', render: ({ simulator }) => simulator.name },
  {
    key: 'monthly_fee_per_unit',
    title: 'Por item',
    align: 'right',
    sortable: true,
    render: (one) => <Money value={one.monthly_fee_per_unit} perMonth />,
  },
  { key: 'uses', title: 'Escolhido em', render: (one) => usesOf(one) || '—' },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active, is_default }) => (
      <StatusTag tone={is_default ? 'brand' : active ? 'ok' : 'neutral'}>
        {is_default ? 'Já vem escolhido' : active ? 'Ativo' : 'Desativado'}
      </StatusTag>
    ),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (one) => (
      <RowActions
        label={`Ações de ${one.name}, ${one.simulator.name}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose('save', one) },
          { key: 'up', label: 'Subir', disabled: !canMove(one, -1), onSelect: () => onChoose('up', one) },
          { key: 'down', label: 'Descer', disabled: !canMove(one, 1), onSelect: () => onChoose('down', one) },
          one.active
            ? { key: 'deactivate', label: 'Desativar', onSelect: () => onChoose('deactivate', one) }
            : { key: 'activate', label: 'Ativar', onSelect: () => onChoose('activate', one) },
          // What something refers to and is off already can go no further.
          ...(one.active || usesOf(one) === ''
            ? [{ key: 'delete', label: 'Excluir', onSelect: () => onChoose('delete', one) }]
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

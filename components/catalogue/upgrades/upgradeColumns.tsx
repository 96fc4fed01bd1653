import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/dataTable.types'
import { Money } from '@/components/ui/Money'
import { RowActions } from '@/components/ui/RowActions'
import { StatusTag } from '@/components/ui/StatusTag'
import type { Upgrade } from '@/services/catalogue/upgrades.schema'
import { formatNumber } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import type { OpenDialog } from './UpgradeDialogs'

/** What the list says of an upgrade; `onChoose` opens what is asked about it. */
export const upgradeColumns = (onChoose: (dialog: OpenDialog) => void): readonly DataColumn<Upgrade>[] => [
  {
    key: 'name',
    title: 'Upgrade',
    sortable: true,
    render: (upgrade) => (
      <Named>
        <button type="button" onClick={() => onChoose({ command: 'save', upgrade })}>
          {upgrade.name}
        </button>
        {upgrade.description && <small>{upgrade.description}</small>}
      </Named>
    ),
  },
  { key: 'meant', title: 'Para', render: (upgrade) => <Meant>{meantFor(upgrade)}</Meant> },
  {
    key: 'monthly_fee',
    title: 'Por unidade e mês',
    align: 'right',
    sortable: true,
    render: ({ monthly_fee }) => <Money value={monthly_fee} strong />,
  },
  {
    key: 'quotations',
    title: 'Simulações',
    align: 'right',
    render: ({ quotations_count }) => formatNumber(quotations_count),
  },
  { key: 'orders', title: 'Pedidos', align: 'right', render: ({ orders_count }) => formatNumber(orders_count) },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativo' : 'Desativado'}</StatusTag>,
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (upgrade) => (
      <RowActions
        label={`Ações de ${upgrade.name}`}
        entries={[
          { key: 'change', label: 'Alterar', onSelect: () => onChoose({ command: 'save', upgrade }) },
          { key: 'delete', label: 'Excluir', onSelect: () => onChoose({ command: 'delete', upgrade }) },
        ]}
      />
    ),
  },
]

const SHOWN = 3

/** Its kinds, then its products, so many by name: "Notebook, Tablet, Vertex 14 e 2 outros"; a last one is named too. */
function meantFor({ product_types, products }: Upgrade): string {
  const names = [...product_types, ...products].map(({ name }) => name)
  const more = names.length - SHOWN
  return more > 1 ? `${names.slice(0, SHOWN).join(', ')} e ${formatNumber(more)} outros` : names.join(', ')
}

const Named = styled.span`
  display: block;
  overflow-wrap: anywhere;
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-weight: 550;
    text-align: left;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  small {
    display: block;
    font-weight: 400;
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
`

const Meant = styled.span`
  display: block;
  max-width: 320px;
`

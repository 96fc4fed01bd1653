import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Money } from '@/components/ui/display/Money'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import { formatNumber } from '@/services/format/format.rules'
import { font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { activationEntries, ACTIVE_COLUMN, USES_COLUMN } from '../crud/offerColumns'
import type { OfferCommand } from '../crud/useOfferDialogs'

export type ChooseUpgrade = (command: OfferCommand, upgrade: Upgrade) => void

/** What the list says of an upgrade; `onChoose` opens a dialog about it. */
export const upgradeColumns = (onChoose: ChooseUpgrade): readonly DataColumn<Upgrade>[] => [
  {
    key: 'name',
    title: 'Upgrade',
    sortable: true,
    render: (upgrade) => (
      <NameButton>
        <button type="button" onClick={() => onChoose('save', upgrade)}>
          {upgrade.name}
        </button>
        {upgrade.description && <small>{upgrade.description}</small>}
      </NameButton>
    ),
  },
  { key: 'meant', title: 'Para', render: (upgrade) => <Targets>{describeTargets(upgrade)}</Targets> },
  {
    key: 'monthly_fee',
    title: 'Por unidade e mês',
    align: 'right',
    sortable: true,
    render: ({ monthly_fee }) => <Money value={monthly_fee} strong />,
  },
  USES_COLUMN,
  ACTIVE_COLUMN,
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (upgrade) => (
      <MoreMenu
        label={`Ações de ${upgrade.name}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose('save', upgrade) },
          ...activationEntries(upgrade, (command) => onChoose(command, upgrade)),
        ]}
      />
    ),
  },
]

const SHOWN = 3

/** Its product types and products, the first by name: "Notebook, Tablet, Vertex 14 e 2 outros". */
function describeTargets({ product_types, products }: Upgrade): string {
  const names = [...product_types, ...products].map(({ name }) => name)
  const more = names.length - SHOWN
  return more > 1 ? `${names.slice(0, SHOWN).join(', ')} e ${formatNumber(more)} outros` : names.join(', ')
}

const NameButton = styled.span`
  display: block;
  overflow-wrap: anywhere;
  button {
    color: ${color.text};
    font-weight: 550;
    text-align: left;
    &:hover {
      ${font.underlined};
    }
    ${touch.minHeight}
  }
  small {
    display: block;
    font-weight: 400;
    ${font.secondaryMuted};
  }
`

const Targets = styled.span`
  display: block;
  max-width: 320px;
`

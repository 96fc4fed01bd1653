import styled from 'styled-components'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { addressName } from '@/services/companies/address-lines.rules'
import { OWN_ORIGIN, stateWord } from '@/services/equipment/own/own-equipment.rules'
import type { OwnEquipment } from '@/services/equipment/own/own-equipment.schema'
import { flex, font } from '@/styles/mixins'

export const ownEquipmentColumns: readonly DataColumn<OwnEquipment>[] = [
  { key: 'model', title: 'Modelo', sortable: true, render: ({ model }) => model },
  {
    key: 'serial',
    title: 'Serial e etiqueta',
    sortable: true,
    render: ({ serial, label }) => <TwoLineCell name={serial}>{label}</TwoLineCell>,
  },
  { key: 'state', title: 'Situação', render: (unit) => <OwnTags unit={unit} /> },
  { key: 'user', title: 'Responsável', render: ({ user }) => user?.first_name ?? 'Sem responsável' },
  { key: 'address', title: 'Endereço', render: ({ address }) => address && addressName(address) },
]

/** That it is the company's own, and whether it is still in use. */
export const OwnTags = ({ unit: { active } }: { unit: OwnEquipment }) => (
  <Tags>
    <StatusTag tone="info">{OWN_ORIGIN}</StatusTag>
    <StatusTag tone={active ? 'ok' : 'neutral'}>{stateWord(active)}</StatusTag>
  </Tags>
)

const Tags = styled.span`
  ${flex.wrap};
  display: inline-flex;
  gap: 6px;
`

export const OwnUnitCard = ({ unit }: { unit: OwnEquipment }) => (
  <Body>
    <b>{unit.model}</b>
    <span>{[unit.label, unit.serial].filter(Boolean).join(' · ')}</span>
    <p>{unit.user?.first_name ?? 'Sem responsável'}</p>
    {unit.address && <span>{addressName(unit.address)}</span>}
    <OwnTags unit={unit} />
  </Body>
)

const Body = styled.div`
  display: grid;
  gap: 2px;
  b {
    ${font.cardTitle};
    font-weight: 600;
  }
  > span {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
`

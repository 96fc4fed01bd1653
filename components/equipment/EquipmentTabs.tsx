import Link from 'next/link'
import styled from 'styled-components'
import { TabRow, tabLook, tabOn } from '@/components/ui/tabLook'
import { paths } from '@/services/config/paths'
import { color } from '@/styles/tokens'
import type { EquipmentView } from './equipmentViewsOf'

type Props = { views: readonly { name: EquipmentView; label: string }[]; current: EquipmentView }

/** The parts of the page, each with an address of its own. */
export const EquipmentTabs = ({ views, current }: Props) => (
  <Row aria-label="Partes da página">
    {views.map(({ name, label }) => (
      <Tab
        key={name}
        href={name === 'lista' ? paths.platform.equipment() : `${paths.platform.equipment()}?visao=${name}`}
        aria-current={name === current ? 'page' : undefined}
      >
        {label}
      </Tab>
    ))}
  </Row>
)

const Row = styled(TabRow)`
  margin: -8px 0 16px;
  border-bottom: 1px solid ${color.line};
`

const Tab = styled(Link)`
  ${tabLook}
  font-size: 14px;
  &:hover {
    text-decoration: none;
  }
  &[aria-current='page'] {
    ${tabOn}
  }
`

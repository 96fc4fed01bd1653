import type { ReactNode } from 'react'
import styled from 'styled-components'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Indicator = { key: string; label: string; value: ReactNode; note?: ReactNode }

/** Large figures side by side in one card, separated by hairlines. */
export const Indicators = ({ items }: { items: readonly Indicator[] }) => (
  <Row $count={items.length}>
    {items.map((item) => (
      <div key={item.key}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
        {item.note && <dd>{item.note}</dd>}
      </div>
    ))}
  </Row>
)

const Row = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${box.card};
  overflow: hidden;
  ${below.drawer} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    padding: 16px 20px;
    border-left: 1px solid ${color.line};
    margin-left: -1px;
    box-shadow: 0 1px 0 ${color.line};
  }
  dt,
  dd {
    ${font.secondaryMuted};
  }
  dt + dd {
    min-height: 32px;
    margin: 4px 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.02em;
    color: ${color.text};
  }
`

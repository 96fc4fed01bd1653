import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'

type Fact = { key: string; label: string; value: ReactNode }

/** Names and values of a record, in as many columns as fit. */
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <List>
    {items.map((item) => (
      <div key={item.key}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </List>
)

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 16px 20px;
  font-size: 13px;
  line-height: 20px;
  dt {
    color: ${color.t2};
  }
  dd {
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Fact = { key: string; label: string; value: ReactNode; /** Has a line of its own on a phone. */ long?: boolean }

type Props = {
  items: readonly Fact[]
  /** Short values: two per row on phones too. */
  short?: boolean
}

/** Names and values of a record, in as many columns as fit. */
export const Facts = ({ items, short = false }: Props) => (
  <List $short={short}>
    {items.map((item) => (
      <div key={item.key} data-long={item.long}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </List>
)

const List = styled.dl<{ $short: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(${({ $short }) => ($short ? 'min(180px, 100% / 2 - 10px)' : '180px')}, 1fr)
  );
  gap: 16px 20px;
  ${font.secondary};
  ${below.phone} {
    > [data-long='true'] {
      grid-column: 1 / -1;
    }
  }
  dt {
    color: ${color.t2};
  }
  dd {
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`

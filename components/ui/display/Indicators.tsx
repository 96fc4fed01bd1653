import type { ReactNode } from 'react'
import styled from 'styled-components'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Link } from '../navigation/Link'

export type Indicator = {
  key: string
  label: string
  value: ReactNode
  note?: ReactNode
  /** The list that explains the figure: the whole cell leads there. */
  href?: string
}

/** Large figures side by side in one card, separated by hairlines. */
export const Indicators = ({ items }: { items: readonly Indicator[] }) => (
  <Row $count={items.length}>
    {items.map((item) => (
      <div key={item.key}>
        <dt>{item.href ? <Link href={item.href}>{item.label}</Link> : item.label}</dt>
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
  > div:has(a) {
    position: relative;
  }
  > div:has(a):hover {
    background: ${color.sunken};
  }
  a {
    color: inherit;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
  dt,
  dd {
    ${font.secondaryMuted};
  }
  dt + dd {
    height: 32px;
    margin: 4px 0;
    font-size: var(--indicator, 24px);
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.02em;
    color: ${color.text};
  }
  /* Values side by side stand on one line, whatever labels wrap; a note has room for two lines, so that nothing moves. */
  ${below.phone} {
    --indicator: 20px;
    > div {
      grid-row: span 3;
      display: grid;
      grid-template-rows: subgrid;
      padding: 16px 16px 8px;
    }
    dd:last-child {
      min-height: 40px;
    }
  }
`

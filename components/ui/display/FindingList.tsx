import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Finding = { key: string; label: string; count: string; value: ReactNode }

/** What was found against somebody, in red: kind, how often, and what it amounts to. */
export const FindingList = ({ label, findings }: { label: string; findings: readonly Finding[] }) => (
  <List aria-label={label}>
    {findings.map(({ key, label: kind, count, value }) => (
      <li key={key}>
        <b>{kind}</b>
        <span>{count}</span>
        <span>{value}</span>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  padding: 4px 16px;
  border: 1px solid ${color.badLine};
  border-radius: ${radius.tile};
  color: ${color.bad};
  ${font.secondary};
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(96px, auto);
    gap: 0 16px;
    padding: 7px 0;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  b {
    font-weight: 600;
  }
  li > :last-child {
    text-align: right;
  }
`

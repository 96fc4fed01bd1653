import { Check, ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { NEGATIVE_EXPLANATION, NEGATIVE_LABEL } from '@/services/credit/credit-texts.rules'
import type { NegativeEntries } from '@/services/credit/credit.schema'
import { negativesInShort, worstFirst } from '@/services/credit/recommendation.rules'
import { formatCount, formatDay } from '@/services/format/format.rules'
import { flex, font, touch } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/** What is held against somebody, the kinds with entries first; the newest entries unfold. */
export const NegativeList = ({ entries }: { entries: readonly NegativeEntries[] }) => (
  <Card title="Registros negativos" extra={negativesInShort(entries)} flush>
    {worstFirst(entries).map((one) => (
      <CardRow key={one.kind}>
        {one.items.length > 0 ? (
          <Unfolding>
            <summary>
              <Kind entries={one} />
            </summary>
            <Entries entries={one} />
          </Unfolding>
        ) : (
          <Line>
            <Kind entries={one} />
          </Line>
        )}
      </CardRow>
    ))}
  </Card>
)

const Kind = ({ entries: { kind, count, balance, items } }: { entries: NegativeEntries }) => (
  <>
    <Name>
      <b>{NEGATIVE_LABEL[kind]}</b>
      <span>{NEGATIVE_EXPLANATION[kind]}</span>
    </Name>
    {count === null ? (
      <Quiet>não consultado</Quiet>
    ) : count === 0 ? (
      <Clean>
        <Check size={14} strokeWidth={2.4} aria-hidden /> nada consta
      </Clean>
    ) : (
      <Found>
        <span>{formatCount(count, 'registro', 'registros')}</span>
        {balance !== null && <Money value={balance} strong />}
        {items.length > 0 && <ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
      </Found>
    )}
  </>
)

const Entries = ({ entries: { count, items } }: { entries: NegativeEntries }) => (
  <List>
    {items.map(({ date, amount, origin }, place) => (
      <li key={place}>
        <span>{date ? formatDay(date.slice(0, 10)) : 'sem data'}</span>
        <span>{origin ?? 'origem não informada'}</span>
        {amount !== null && <Money value={amount} />}
      </li>
    ))}
    {count !== null && count > items.length && (
      <li>
        A Serasa detalha {items.length} de {formatCount(count, 'registro', 'registros')}.
      </li>
    )}
  </List>
)

const Line = styled.div`
  ${flex.wrapBetween};
  gap: 2px 16px;
  min-height: 28px;
`

const Unfolding = styled.details`
  summary {
    ${flex.wrapBetween};
    gap: 2px 16px;
    min-height: 28px;
    list-style: none;
    cursor: pointer;
    ${touch.minHeight}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`

const Name = styled.span`
  ${flex.wrap};
  flex: 1 1 200px;
  align-items: baseline;
  gap: 0 10px;
  b {
    font-weight: 550;
  }
  span {
    ${font.captionMuted};
  }
`

const Quiet = styled.span`
  color: ${color.t2};
`

const Clean = styled.span`
  ${flex.inlineRow};
  gap: 6px;
  color: ${color.ok};
  font-weight: 500;
`

const Found = styled.span`
  ${flex.inlineRow};
  flex-wrap: wrap;
  gap: 4px 12px;
  color: ${color.bad};
  font-weight: 500;
  > svg {
    color: ${color.t2};
  }
`

const List = styled.ul`
  margin-top: 6px;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${color.sunken};
  ${font.secondary};
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 3px 0;
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
  li:last-child:not(:has(span)) {
    display: block;
  }
  ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      > :nth-child(2) {
        grid-row: 2;
      }
    }
  }
`

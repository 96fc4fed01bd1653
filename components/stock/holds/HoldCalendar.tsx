import { useId, useState } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { formatLongDay } from '@/services/format/format.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import { box, flex, font } from '@/styles/mixins'
import { color, narrowTable } from '@/styles/tokens'
import { monthText, overdueText } from './holdTexts'
import { MonthGrid } from './MonthGrid'
import { linesOf, MonthDays, MonthLegend, MonthLines } from './MonthLines'
import { MonthTools } from './MonthTools'
import { useHoldMonth } from './useHoldMonth'

/** Promised and returning units by day: a month on wide screens, a list of days on phones. */
export const HoldCalendar = () => {
  const calendar = useHoldMonth()
  const { query, month, today, data } = calendar
  const isNarrow = useMediaQuery(narrowTable)
  const titleId = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = wanted !== null && monthOf(wanted) === month ? wanted : firstDay(month, today)
  const found = data?.days.find(({ day }) => day === chosen)

  const choose = (day: string): void => {
    setWanted(day)
    if (monthOf(day) !== month) calendar.showMonth(monthOf(day))
  }
  return (
    <>
      <MonthTools
        titleId={titleId}
        month={month}
        isCurrent={calendar.isCurrent}
        onMonth={calendar.showMonth}
        onToday={() => choose(today)}
        products={calendar.products}
        product={calendar.product}
        onProduct={calendar.showProduct}
      />
      {query.isError && !data ? (
        <FailedState title="Não foi possível carregar o calendário" onRetry={() => void query.refetch()} />
      ) : (
        <Stack>
          {data && data.overdue > 0 && <Notice tone="warn" title={overdueText(data.overdue)} />}
          <Summary>
            <p role="status">{data ? monthText(month, data.days, today) : 'Carregando…'}</p>
            {!isNarrow && <MonthLegend />}
          </Summary>
          {isNarrow ? (
            data ? (
              data.days.length > 0 && <MonthDays days={data.days} today={today} />
            ) : (
              <SkeletonText label="Carregando o calendário" rows={6} />
            )
          ) : (
            <>
              <MonthGrid
                month={month}
                days={data?.days ?? []}
                today={today}
                chosen={chosen}
                onChoose={choose}
                labelledBy={titleId}
              />
              <Chosen aria-live="polite" aria-label="Dia escolhido">
                <h3>{formatLongDay(chosen)}</h3>
                {found ? <MonthLines lines={linesOf(found, today)} /> : <p>Nada vence e nada volta neste dia.</p>}
              </Chosen>
              {data && data.days.length > 0 && (
                <details>
                  <summary>Ver o mês como lista</summary>
                  <MonthDays days={data.days} today={today} />
                </details>
              )}
            </>
          )}
          <Small>O calendário soma as reservas e as locações de todas as empresas.</Small>
        </Stack>
      )}
    </>
  )
}

const firstDay = (month: string, today: string): string => (monthOf(today) === month ? today : `${month}-01`)

const Stack = styled.div`
  ${flex.stack};
  gap: 12px;
  summary {
    min-height: 32px;
    font-size: 13px;
    font-weight: 500;
    line-height: 32px;
    color: ${color.brandText};
    cursor: pointer;
  }
`

const Summary = styled.div`
  ${flex.wrap};
  justify-content: space-between;
  gap: 4px 20px;
  ${font.secondaryMuted};
`

const Chosen = styled.section`
  padding: 12px 16px;
  ${box.card};
  ${font.secondaryMuted};
  h3 {
    ${font.body};
    font-weight: 600;
    color: ${color.text};
  }
  h3::first-letter {
    text-transform: uppercase;
  }
`

const Small = styled.p`
  ${font.captionMuted};
`

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatNumber } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** A sentence about the whole list: on the line of the count, or below the pages. */
  note?: ReactNode
}

/** The first and last page, the current one and its neighbours; a gap is `null`. */
const pagesAround = (page: number, last: number): (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((one, at) => {
    const before = sorted[at - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}

export const Pager = ({ page, pageSize, total, onPage, note }: Props) => {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <Foot>
      <span>
        {formatNumber(from)}–{formatNumber(Math.min(total, page * pageSize))} de {formatNumber(total)}
      </span>
      {last > 1 && (
        <nav aria-label="Páginas">
          <button type="button" aria-label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          </button>
          {pagesAround(page, last).map((one, at) =>
            one === null ? (
              <i key={`gap-${at}`}>…</i>
            ) : (
              <button
                key={one}
                type="button"
                aria-label={`Página ${one}`}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {formatNumber(one)}
              </button>
            ),
          )}
          <button type="button" aria-label="Próxima página" disabled={page >= last} onClick={() => onPage(page + 1)}>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </nav>
      )}
      {note && <Note $isBelow={last > 1}>{note}</Note>}
    </Foot>
  )
}

const Note = styled.p<{ $isBelow: boolean }>`
  flex: ${({ $isBelow }) => ($isBelow ? '1 0 100%' : 'none')};
  max-width: 100%;
`

const Foot = styled.div`
  ${flex.wrapBetween};
  gap: 8px;
  min-height: 32px;
  margin-top: 12px;
  ${font.smallMuted};
  font-variant-numeric: tabular-nums;
  nav {
    ${flex.row};
    gap: 4px;
  }
  button {
    ${flex.center};
    min-width: 32px;
    height: 32px;
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    color: ${color.text};
  }
  button:hover:enabled {
    background: ${color.sunken};
  }
  button:disabled {
    color: ${color.t3};
    cursor: not-allowed;
  }
  button[aria-current] {
    border-color: ${color.brandText};
    color: ${color.brandText};
    font-weight: 600;
  }
  i {
    width: 20px;
    text-align: center;
    font-style: normal;
  }
  @media (pointer: coarse) {
    button {
      min-width: 44px;
      height: 44px;
    }
  }
`

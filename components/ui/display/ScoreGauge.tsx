import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { StatusTone } from '../feedback/StatusTag'

type Props = {
  value: number | null
  max: number
  tone: StatusTone
  /** For screen readers: "Score". */
  label: string
  /** "Risco baixo" */
  verdict: string
}

/** A value on a semicircular scale. */
export const ScoreGauge = ({ value, max, tone, label, verdict }: Props) => (
  <Figure role="img" aria-label={`${label}: ${value === null ? 'não informado' : `${value} de ${max}`}. ${verdict}`}>
    <svg viewBox="0 0 200 108" aria-hidden>
      <path d={ARC} pathLength={max} stroke={color.seg} />
      {value !== null && value > 0 && (
        <path d={ARC} pathLength={max} stroke={strokes[tone]} strokeDasharray={`${value} ${max}`} />
      )}
    </svg>
    <Value aria-hidden>
      <b>{value ?? '—'}</b>
      <span>de {max}</span>
    </Value>
    <Ends aria-hidden>
      <span>0</span>
      <span>{max}</span>
    </Ends>
  </Figure>
)

const ARC = 'M 14 100 A 86 86 0 0 1 186 100'

const strokes: Record<StatusTone, string> = {
  ok: color.okDot,
  wait: color.waitDot,
  bad: color.badDot,
  brand: color.fill,
  info: color.infoDot,
  neutral: color.segPast,
}

const Figure = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  max-width: 224px;
  margin: 0 auto;
  svg {
    display: block;
    width: 100%;
  }
  path {
    fill: none;
    stroke-width: 14;
    stroke-linecap: butt;
  }
`

const Value = styled.div`
  position: absolute;
  inset: auto 0 14px;
  display: grid;
  justify-items: center;
  b {
    font-size: 36px;
    line-height: 40px;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  span {
    ${font.captionMuted};
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 4.5%;
  color: ${color.t3};
  ${font.caption};
  font-variant-numeric: tabular-nums;
`

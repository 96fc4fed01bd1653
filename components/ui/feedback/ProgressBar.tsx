import styled from 'styled-components'
import { color } from '@/styles/tokens'

type Tone = 'brand' | 'ok' | 'bad'

type Props = {
  /** 0 to 100. */
  percent: number
  /** Accessible name. */
  label: string
  tone?: Tone
}

export const ProgressBar = ({ percent, label, tone = 'brand' }: Props) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(percent)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <i style={{ width: `${Math.min(100, Math.max(0, percent))}%`, background: tones[tone] }} />
  </Track>
)

const tones: Record<Tone, string> = { brand: color.fill, ok: color.okDot, bad: color.badDot }

const Track = styled.div`
  height: 4px;
  border-radius: 3px;
  background: ${color.seg};
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    transition: width 140ms;
  }
`

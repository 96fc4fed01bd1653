import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** `wait`: the customer's turn; `brand`: Arrenda's turn. */
export type StatusTone = 'wait' | 'brand' | 'ok' | 'bad' | 'info' | 'neutral'

type Props = { tone: StatusTone; children: ReactNode }

export const StatusTag = ({ tone, children }: Props) => (
  <Tag $tone={tone}>
    <i aria-hidden />
    {children}
  </Tag>
)

const tones: Record<StatusTone, { text: string; soft: string; dot: string }> = {
  wait: { text: color.warn, soft: color.waitBg, dot: color.waitDot },
  brand: { text: color.brandText, soft: color.brandSoft, dot: color.brandText },
  ok: { text: color.ok, soft: color.okBg, dot: color.okDot },
  bad: { text: color.bad, soft: color.badBg, dot: color.badDot },
  info: { text: color.info, soft: color.infoBg, dot: color.infoDot },
  neutral: { text: color.t2, soft: color.sunken, dot: color.t3 },
}

const Tag = styled.span<{ $tone: StatusTone }>`
  ${flex.inlineRow};
  gap: 7px;
  vertical-align: middle;
  padding: 1px 8px;
  border-radius: ${radius.tag};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: 12px;
  line-height: 20px;
  font-weight: 500;
  white-space: nowrap;
  i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${({ $tone }) => tones[$tone].dot};
  }
`

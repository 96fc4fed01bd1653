import { CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Tone = 'warn' | 'bad' | 'ok' | 'info'

type Props = { tone: Tone; title?: ReactNode; children?: ReactNode }

/** A highlighted message on the page: what is missing, what to correct. */
export const Notice = ({ tone, title, children }: Props) => {
  const Icon = icons[tone]
  return (
    <Box $tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children && <p>{children}</p>}
      </div>
    </Box>
  )
}

const icons: Record<Tone, LucideIcon> = { warn: TriangleAlert, bad: TriangleAlert, ok: CircleCheck, info: Info }
const tones: Record<Tone, { text: string; soft: string; line: string }> = {
  warn: { text: color.warn, soft: color.warnBg, line: color.warnLine },
  bad: { text: color.bad, soft: color.badBg, line: color.badLine },
  ok: { text: color.ok, soft: color.okBg, line: color.okLine },
  info: { text: color.info, soft: color.infoBg, line: color.infoLine },
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: 12px;
  padding: 13px 16px;
  border: 1px solid ${({ $tone }) => tones[$tone].line};
  border-radius: ${radius.tile};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
  > svg {
    flex: none;
    margin-top: 2px;
  }
  strong {
    display: block;
  }
  p {
    ${font.secondary};
  }
  a,
  button {
    color: inherit;
    font-weight: 500;
    ${font.underlined};
  }
  button {
    ${bare.button};
  }
`

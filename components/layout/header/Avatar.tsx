import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : (words[0]?.[1] ?? '')
  return (first + last).toUpperCase()
}

/** `solid`: somebody of Arrenda in a conversation; `neutral`: a customer there. */
type AvatarTone = 'soft' | 'solid' | 'neutral'

type Props = { name: string; square?: boolean; tone?: AvatarTone }

/** Initials: of a person, or (square) of a company. */
export const Avatar = ({ name, square = false, tone = 'soft' }: Props) => (
  <Mark aria-hidden $square={square} $tone={tone}>
    {initials(name)}
  </Mark>
)

const tones: Record<AvatarTone, { ground: string; text: string }> = {
  soft: { ground: color.brandSoft2, text: color.brandText },
  solid: { ground: color.fill, text: color.onFill },
  neutral: { ground: color.sunken, text: color.t2 },
}

const Mark = styled.span<{ $square: boolean; $tone: AvatarTone }>`
  ${flex.center};
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${({ $square }) => ($square ? '8px' : '50%')};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: 12px;
  font-weight: 600;
`

import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : (words[0]?.[1] ?? '')
  return (first + last).toUpperCase()
}

/** Initials: of a person, or (square) of a company. */
export const Avatar = ({ name, square = false }: { name: string; square?: boolean }) => (
  <Mark aria-hidden $square={square}>
    {initials(name)}
  </Mark>
)

const Mark = styled.span<{ $square: boolean }>`
  ${flex.center};
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${({ $square }) => ($square ? '8px' : '50%')};
  background: ${color.brandSoft2};
  color: ${color.brandText};
  font-size: 12px;
  font-weight: 600;
`

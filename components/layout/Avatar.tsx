import styled from 'styled-components'
import { color } from '@/styles/tokens'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : (words[0]?.[1] ?? '')
  return (first + last).toUpperCase()
}

export const Avatar = ({ name }: { name: string }) => <Round aria-hidden>{initials(name)}</Round>

const Round = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${color.brandSoft2};
  color: ${color.brandText};
  font-size: 12px;
  font-weight: 600;
`

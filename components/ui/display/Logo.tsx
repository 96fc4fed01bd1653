import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  size?: number
  /** The mark alone, without the word. */
  markOnly?: boolean
}

export const Logo = ({ size = 28, markOnly = false }: Props) => (
  <Sign style={{ fontSize: size * 0.68 }}>
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden>
      <rect width="34" height="34" rx="9.5" fill={color.mark} />
      <circle cx="15.2" cy="17.8" r="6.2" fill="none" stroke={color.onMark} strokeWidth="4" />
      <path d="M23.3 14.6v9.6" stroke={color.onMark} strokeWidth="3.8" strokeLinecap="round" />
      <circle cx="23.3" cy="9.8" r="2.5" fill={color.waitDot} />
    </svg>
    {!markOnly && <span>arrenda</span>}
  </Sign>
)

const Sign = styled.span`
  ${flex.inlineRow};
  gap: 0.47em;
  color: ${color.text};
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.035em;
  svg {
    flex: none;
  }
`

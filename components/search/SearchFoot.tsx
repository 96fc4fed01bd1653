import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

const HINTS = [
  { keys: ['↑', '↓'], label: 'navegar' },
  { keys: ['Enter'], label: 'abrir' },
  { keys: ['Ctrl', 'Enter'], label: 'nova aba' },
] as const

/** The keyboard hints, hidden on touch screens. */
export const SearchFoot = () => (
  <Foot aria-hidden>
    {HINTS.map(({ keys, label }) => (
      <span key={label}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {label}
      </span>
    ))}
  </Foot>
)

const Foot = styled.div`
  display: flex;
  flex: none;
  gap: 20px;
  padding: 10px 18px;
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${font.captionMuted};
  span {
    ${flex.row};
    gap: 6px;
  }
  kbd {
    padding: 0 5px;
    border: 1px solid ${color.line2};
    border-radius: 4px;
    background: ${color.surface};
    font: inherit;
  }
  @media (pointer: coarse) {
    display: none;
  }
  ${below.phone} {
    display: none;
  }
`

import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

const HINTS = [
  { keys: ['↑', '↓'], does: 'navegar' },
  { keys: ['Enter'], does: 'abrir' },
  { keys: ['Ctrl', 'Enter'], does: 'nova aba' },
] as const

/** What the keys do; a phone has none. */
export const SearchFoot = () => (
  <Foot aria-hidden>
    {HINTS.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {does}
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

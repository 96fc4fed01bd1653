import { css } from 'styled-components'
import { box } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** What a person types into: frame, hover, focus, and what is wrong (`data-status="error"`). */
export const fieldLook = css`
  display: block;
  ${box.field};
  color: ${color.text};
  font-size: 14px;
  line-height: 22px;
  outline: none;
  transition:
    border-color 80ms,
    box-shadow 80ms;
  &::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.t2};
  }
  &:focus {
    ${box.focus};
  }
  &[data-status='error'] {
    border-color: ${color.bad};
  }
  &[data-status='error']:focus {
    box-shadow: 0 0 0 3px ${color.badLine};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.t3};
    cursor: not-allowed;
  }
`

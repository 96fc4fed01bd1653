import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

/** What floats beside the control that opened it and holds a search; `useFloating` says where. */
export const FloatingPanel = styled.div`
  position: fixed;
  inset: auto;
  width: min(320px, calc(100vw - 16px));
  margin: 0;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${color.shadowOver};
`

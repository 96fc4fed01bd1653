import styled, { css, keyframes } from 'styled-components'
import { flex } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { IconButton } from '../buttons/IconButton'

const appear = keyframes`from { opacity: 0; }`

const fades = css`
  animation: ${appear} 140ms;
`

/** Over the whole page. */
export const Cover = styled.div<{ $still?: boolean }>`
  position: fixed;
  inset: 0;
  z-index: 1000;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 16px;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.mask};
  ${below.phone} {
    padding: 8px;
  }
  ${({ $still }) => !$still && fades}
`

export const Panel = styled.div`
  position: relative;
  max-width: 100%;
  margin: auto;
  border-radius: ${radius.dialog};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  overflow-wrap: break-word;
  outline: none;
`

export const Title = styled.div`
  margin-bottom: 8px;
  padding-right: 24px;
  font-size: 20px;
  font-weight: 600;
  line-height: 28px;
  text-wrap: balance;
`

export const Close = styled(IconButton)`
  && {
    position: absolute;
    top: 12px;
    right: 12px;
  }
`

/** The buttons of a dialog. */
export const Foot = styled.div`
  ${flex.wrap};
  justify-content: flex-end;
  gap: 8px;
  margin-top: 24px;
  color: ${color.text};
  ${below.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`

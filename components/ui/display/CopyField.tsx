import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

/** A long code: the button that copies it, and as much of it as fits beside; all of it can be selected. */
export const CopyField = (props: ComponentProps<typeof CopyButton>) => (
  <Line>
    <CopyButton {...props} />
    <code>{props.value}</code>
  </Line>
)

const Line = styled.div`
  ${flex.row};
  gap: 12px;
  min-width: 0;
  > button {
    flex: none;
  }
  code {
    min-width: 0;
    ${font.ellipsis};
    font-family: inherit;
    ${font.smallMuted};
    user-select: all;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: stretch;
    gap: 6px;
  }
`

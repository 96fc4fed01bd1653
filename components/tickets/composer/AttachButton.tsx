import { Paperclip } from 'lucide-react'
import styled, { css } from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { choose: () => void; inBar: boolean; compact?: boolean }

/** Opens the choice of files; on phones, in the bar, and where it is `compact`, only its icon is shown. */
export const AttachButton = ({ choose, inBar, compact = false }: Props) => (
  <>
    <Attach
      kind="text"
      size="small"
      $inBar={inBar}
      $compact={compact}
      title={compact ? 'Anexar PDF, PNG ou JPEG' : undefined}
      icon={<Paperclip size={16} strokeWidth={1.75} aria-hidden />}
      onClick={choose}
    >
      <span>Anexar</span>
    </Attach>
    {!compact && <Kinds $inBar={inBar}>PDF, PNG ou JPEG</Kinds>}
  </>
)

const Kinds = styled.span<{ $inBar: boolean }>`
  ${font.captionMuted};
  ${below.phone} {
    display: ${({ $inBar }) => ($inBar ? 'none' : 'inline')};
  }
`

const hiddenWord = css`
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const iconOnly = css`
  ${below.phone} {
    width: 48px;
    border-color: ${color.line2};
    background: ${color.surface};
    ${hiddenWord}
  }
`

const small = css`
  width: 32px;
  padding: 0;
  ${hiddenWord}
`

const Attach = styled(PlainButton)<{ $inBar: boolean; $compact: boolean }>`
  ${({ $compact }) => $compact && small}
  ${({ $inBar }) => $inBar && iconOnly}
`

import { FileText, FileX, Image as ImageIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { FileImage } from '@/components/ui/files/FileImage'
import { FileName } from '@/components/ui/files/FileName'
import { formatBytes } from '@/services/format/format.rules'
import { bare, box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { AttachmentItem, Attachments } from './useAttachments'

type Props = {
  attachments: Pick<Attachments, 'items' | 'retry' | 'remove' | 'problem'>
  /** At the end of the tiles: an area to choose and drop files. */
  children?: ReactNode
}

/** The files of a message that is being written, each with its progress and what can be done with it. */
export const AttachmentTiles = ({ attachments: { items, retry, remove, problem }, children }: Props) => (
  <>
    {(items.length > 0 || children) && (
      <List aria-label="Anexos">
        {items.map((item) => (
          <Tile key={item.key} $failed={item.state.kind === 'failed'}>
            <TileContent item={item} onRetry={() => retry(item)} onRemove={() => remove(item)} />
          </Tile>
        ))}
        {children && <li>{children}</li>}
      </List>
    )}
    {problem && <Wrong role="alert">{problem}</Wrong>}
  </>
)

type ContentProps = { item: AttachmentItem; onRetry: () => void; onRemove: () => void }

const TileContent = ({ item, onRetry, onRemove }: ContentProps) => {
  const { state, name, size, file } = item
  if (state.kind === 'sending')
    return (
      <Sending>
        <Line>
          <b>
            <FileName name={name} />
          </b>
          <span>{Math.round(state.percent)}%</span>
        </Line>
        <ProgressBar percent={state.percent} label={`Enviando ${name}`} />
        <Line>
          <span>{state.secondsLeft !== null && state.secondsLeft > 0 && `faltam ${String(state.secondsLeft)} s`}</span>
          <LinkButton label="Cancelar" of={name} onClick={onRemove} />
        </Line>
      </Sending>
    )
  if (state.kind === 'failed')
    return (
      <>
        <FileX size={20} strokeWidth={1.75} aria-hidden color={color.bad} />
        <Words role="alert">
          <b>
            <FileName name={name} />
          </b>
          <span>{state.reason}</span>
          <span>
            {file && <LinkButton label="Tentar novamente" of={name} onClick={onRetry} />}{' '}
            <LinkButton label="Tirar" of={name} onClick={onRemove} />
          </span>
        </Words>
      </>
    )
  return (
    <>
      <Preview file={file} name={name} />
      <Words>
        <b>
          <FileName name={name} />
        </b>
        <span>{formatBytes(size)}</span>
      </Words>
      <IconButton label={`Tirar ${name}`} icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={onRemove} />
    </>
  )
}

/** The accessible name says of which file; several stand side by side. */
const LinkButton = ({ label, of, onClick }: { label: string; of: string; onClick: () => void }) => (
  <PlainButton kind="link" size="small" style={{ height: 24 }} onClick={onClick}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </PlainButton>
)

const Preview = ({ file, name }: { file?: File; name: string }) => {
  const isPdf = /\.pdf$/i.test(name)
  if (file && !isPdf) return <FileImage content={file} alt="" />
  const Icon = isPdf ? FileText : ImageIcon
  return <Icon size={20} strokeWidth={1.75} aria-hidden color={color.brandText} />
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 12px;
  > li {
    min-width: 0;
  }
`

const Tile = styled.li<{ $failed: boolean }>`
  ${flex.row};
  gap: 12px;
  min-height: 72px;
  padding: 8px 12px;
  ${box.tile};
  ${font.secondary};
  border-color: ${({ $failed }) => ($failed ? color.badDot : color.line)};
  background: ${({ $failed }) => ($failed ? color.badBg : color.surface)};
  > svg {
    flex: none;
  }
  > img {
    flex: none;
    width: 48px;
    height: 40px;
    border-radius: 6px;
    object-fit: cover;
  }
  b {
    font-weight: 600;
  }
  button {
    ${bare.button};
  }
`

const Words = styled.div`
  ${flex.stack};
  flex: 1;
  min-width: 0;
  span {
    color: ${color.t2};
  }
  b span {
    color: ${color.text};
  }
`

const Sending = styled.div`
  flex: 1;
  min-width: 0;
`

const Line = styled.div`
  ${flex.between};
  gap: 12px;
  min-width: 0;
  min-height: 24px;
  > :first-child {
    min-width: 0;
  }
  > span {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
`

const Wrong = styled.p`
  margin-top: 8px;
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`

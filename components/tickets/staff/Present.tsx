import styled from 'styled-components'
import { Avatar } from '@/components/layout/header/Avatar'
import { formatList } from '@/services/format/format.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** Who else of the staff is here now: who writes, else who reads. */
export const Present = ({ present }: Pick<Ticket, 'present'>) => {
  const writing = present.filter(({ state }) => state === 'writing')
  const shown = writing.length > 0 ? writing : present
  const [first] = shown
  return (
    <Line role="status" $isWriting={writing.length > 0}>
      {first && (
        <>
          <Avatar name={first.name} tone="neutral" />
          {formatList(shown.map(({ name }) => firstName(name)))} {words(shown.length, writing.length > 0)}
        </>
      )}
    </Line>
  )
}

const words = (many: number, isWriting: boolean): string =>
  `${many === 1 ? 'está' : 'estão'} ${isWriting ? 'respondendo' : 'lendo'}`

const Line = styled.p<{ $isWriting: boolean }>`
  ${flex.row};
  gap: 6px;
  padding-right: 6px;
  ${font.caption};
  color: ${({ $isWriting }) => ($isWriting ? color.warn : color.t2)};
  font-weight: ${({ $isWriting }) => ($isWriting ? 600 : 400)};
  > :first-child {
    width: 20px;
    height: 20px;
    font-size: 9px;
  }
`

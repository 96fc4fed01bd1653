import styled, { css } from 'styled-components'
import type { Actor } from '@/services/auth/actor.rules'
import { GROUP_LABEL, type NotificationGroup } from '@/services/notifications/kinds.rules'
import { bellGroupsOf } from '@/services/notifications/reachable-kinds.rules'
import { box, flex, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  actor: Actor
  group: NotificationGroup | undefined
  onChoose: (group: NotificationGroup | undefined) => void
}

/** Narrows the notifications to one group. */
export const GroupChips = ({ actor, group, onChoose }: Props) => (
  <Row role="group" aria-label="Assunto">
    {[undefined, ...bellGroupsOf(actor)].map((one) => (
      <Chip
        key={one ?? 'all'}
        type="button"
        aria-pressed={one === group}
        $on={one === group}
        onClick={() => onChoose(one)}
      >
        {one ? GROUP_LABEL[one] : 'Todos'}
      </Chip>
    ))}
  </Row>
)

const Row = styled.div`
  ${flex.wrapRow};
  flex: none;
  gap: 8px;
  padding: 0 16px 8px;
`

const on = css`
  border-color: ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.brandText};
`

const Chip = styled.button<{ $on: boolean }>`
  flex: none;
  height: 28px;
  padding: 0 10px;
  ${box.control};
  font-size: 13px;
  font-weight: 500;
  ${({ $on }) => $on && on}
  ${touch.height}
`

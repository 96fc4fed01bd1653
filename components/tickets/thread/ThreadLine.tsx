import {
  Bell,
  Check,
  Clock,
  Merge,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Truck,
  UserRound,
  UserRoundX,
  X,
  type LucideIcon,
} from 'lucide-react'
import { Fragment } from 'react'
import styled from 'styled-components'
import { Moment } from '@/components/ui/display/Moment'
import type { ExchangeLine, ExchangeStep } from '@/services/tickets/exchange-steps.rules'
import { systemLineTitle } from '@/services/tickets/thread.rules'
import type { SystemLine } from '@/services/tickets/ticket-states.rules'
import type { TicketMessage } from '@/services/tickets/tickets.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A line that the platform wrote: closed, reopened, assigned. */
export const SystemMessageLine = ({ message }: { message: TicketMessage }) => (
  <Line
    icon={message.line ? SYSTEM_ICON[message.line] : Bell}
    title={systemLineTitle(message)}
    details={message.text ? [message.text] : []}
    at={message.created_at}
  />
)

/** A step of the exchange, read from the exchange itself. */
export const ExchangeStepLine = ({ line, isRefused }: { line: ExchangeLine; isRefused: boolean }) => (
  <Line icon={isRefused ? X : STEP_ICON[line.step]} {...line} />
)

const SYSTEM_ICON: Record<SystemLine, LucideIcon> = {
  closed: Check,
  closed_by_itself: Clock,
  reopened: RotateCcw,
  assigned: UserRound,
  unassigned: UserRoundX,
  merged: Merge,
}

const STEP_ICON: Record<ExchangeStep, LucideIcon> = {
  requested: RotateCcw,
  decided: Check,
  shipped: Truck,
  delivered: PackageCheck,
  collected: PackageOpen,
}

type LineProps = { icon: LucideIcon; title: string; details: readonly string[]; at: string }

const Line = ({ icon: Icon, title, details, at }: LineProps) => (
  <Row>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    <p>
      <b>{title}</b>
      {details.map((detail) => (
        <Fragment key={detail}> · {detail}</Fragment>
      ))}
    </p>
    <Moment at={at} />
  </Row>
)

const Row = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  min-height: 36px;
  padding: 7px var(--thread-inset, 20px);
  background: ${color.sunken};
  ${font.secondaryMuted};
  svg {
    justify-self: center;
    color: ${color.t2};
  }
  p {
    overflow-wrap: anywhere;
  }
  b {
    color: ${color.text};
    font-weight: 600;
  }
  time {
    white-space: nowrap;
  }
`

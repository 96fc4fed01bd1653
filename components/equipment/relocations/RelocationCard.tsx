import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { addressName } from '@/services/companies/address-lines.rules'
import { paths } from '@/services/config/paths'
import { RELOCATION_STATUS_LABEL } from '@/services/equipment/movements/movement-texts.rules'
import type { RelocationAction } from '@/services/equipment/relocations/relocations.rules'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import { formatCount, formatDayAndTime } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { relocationTone } from '../movements/movementTone'

/** An action on a relocation that waits for confirmation. */
export type PendingDecision = { action: RelocationAction; relocation: Relocation }

type Props = { relocation: Relocation; onAsk: (asked: PendingDecision) => void }

/** A relocation with units, destination, status and the actions that the reader may take. */
export const RelocationCard = ({ relocation, onAsk }: Props) => {
  const { id, units, status, allowed_actions, waits_for_you, reason, decision } = relocation
  const to = destinationText(relocation)
  return (
    <Card
      id={`mudanca-${String(id)}`}
      title={`${formatCount(units.length, 'equipamento', 'equipamentos')} para ${to}`}
      facts={waits_for_you ? 'Espera por você' : undefined}
      extra={<StatusTag tone={relocationTone(status)}>{RELOCATION_STATUS_LABEL[status]}</StatusTag>}
      footer={
        allowed_actions.length > 0 && (
          <Actions>
            {allowed_actions.map((action, at) => (
              <PlainButton
                key={action}
                size="small"
                kind={at === 0 && waits_for_you ? 'primary' : 'default'}
                aria-label={`${RELOCATION_ACTION_LABEL[action]}: ${to}`}
                onClick={() => onAsk({ action, relocation })}
              >
                {RELOCATION_ACTION_LABEL[action]}
              </PlainButton>
            ))}
          </Actions>
        )
      }
    >
      <Body>
        <ul>
          {units.map((unit) => (
            <li key={unit.id}>
              <Link href={paths.platform.unit(unit.id)}>{unit.label ?? unit.serial}</Link>
              <span>
                {[unit.product, unit.label && unit.serial, fromOf(relocation, unit)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <p>
          Pedida por {relocation.requested_by.first_name} em {formatDayAndTime(relocation.created_at)}
          {reason && ` · “${reason}”`}
        </p>
        {decision && <p>Motivo: “{decision}”</p>}
      </Body>
    </Card>
  )
}

export const RELOCATION_ACTION_LABEL: Record<RelocationAction, string> = {
  approve: 'Aprovar',
  complete: 'Confirmar chegada',
  refuse: 'Recusar',
  cancel: 'Cancelar mudança',
}

export const destinationText = ({ to_address, to_user }: Relocation): string =>
  to_address ? addressName(to_address) : (to_user?.first_name ?? '')

function fromOf({ relocation_type }: Relocation, unit: Relocation['units'][number]): string | null {
  const from = relocation_type === 'ADDRESS' ? unit.from_address : unit.from_user
  return from && `sai de ${from}`
}

const Body = styled.div`
  display: grid;
  gap: 8px;
  p,
  span {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
  && ul {
    gap: 4px;
  }
  li {
    ${flex.wrap};
    gap: 0 10px;
  }
  a {
    font-weight: 550;
  }
`

const Actions = styled.div`
  ${flex.wrap};
  gap: 8px;
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { formatCount, formatPhone } from '@/services/format/format.rules'
import { STATUS_LABEL } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Section } from './Section'
import { TicketDeadlines } from './TicketDeadlines'
import { TicketHandling } from './TicketHandling'
import type { Desk } from './useDesk'

type Props = {
  ticket: Ticket
  desk: Desk
  /** Staff give the turn to the customer with a reply. */
  onWait: () => void
}

/** The right pane: turn and assignee, deadlines, and what the ticket is about. */
export const TicketFacts = ({ ticket, desk, onWait }: Props) => {
  const { unit, order, company, opened_by, others_open, similar, follows, merged, rating } = ticket
  return (
    <>
      <TicketHandling ticket={ticket} onWait={onWait} />
      <TicketDeadlines ticket={ticket} />
      {unit && <UnitFacts ticket={ticket} unit={unit} />}
      <Section
        title="Cliente"
        link={{ label: 'Abrir', of: company.corporate_name, href: paths.admin.client(company.id) }}
      >
        <p>
          <b>{company.corporate_name}</b>
        </p>
        <p>
          {opened_by.name}
          {opened_by.phone && (
            <>
              , <a href={`tel:${opened_by.phone}`}>{formatPhone(opened_by.phone)}</a>
            </>
          )}
        </p>
        <Lines>
          {order && (
            <Line label="Pedido">
              <Link href={paths.admin.order(company.id, order.order_mask_id)}>{order.order_mask_id}</Link>
            </Line>
          )}
          {others_open !== null && (
            <Line label="Outros abertos">
              {others_open === 0 ? (
                'nenhum'
              ) : (
                <Link href={desk.hrefOfCompany(company.id)} shallow scroll={false}>
                  {formatCount(others_open, 'chamado', 'chamados')}
                </Link>
              )}
            </Line>
          )}
          {rating && (
            <Line label="Avaliação">
              {rating.score} de 5{rating.comment && `, “${rating.comment}”`}
            </Line>
          )}
          {follows !== null && (
            <Line label="Continua o">
              <TicketLink id={follows} desk={desk} />
            </Line>
          )}
          {merged.length > 0 && (
            <Line label="Juntados a este">
              {merged.map((id) => (
                <TicketLink key={id} id={id} desk={desk} />
              ))}
            </Line>
          )}
        </Lines>
      </Section>
      {similar.length > 0 && (
        <Section title="Parecidos">
          <Similar>
            {similar.map(({ id, subject, status }) => (
              <li key={id}>
                <Link href={desk.hrefOf(id)} shallow scroll={false}>
                  <span>{id}</span>
                  <b>{subject}</b>
                </Link>
                <small>{STATUS_LABEL[status].toLowerCase()}</small>
              </li>
            ))}
          </Similar>
        </Section>
      )}
    </>
  )
}

const TicketLink = ({ id, desk }: { id: number; desk: Desk }) => (
  <Link href={desk.hrefOf(id)} shallow scroll={false}>
    {id}
  </Link>
)

type UnitProps = { ticket: Ticket; unit: NonNullable<Ticket['unit']> }

const UnitFacts = ({ ticket: { replacements }, unit }: UnitProps) => (
  <Section title="Equipamento" link={{ label: 'Abrir', of: unit.serial, href: paths.admin.unit(unit.id) }}>
    <Unit>
      <Picture image={unit.image} size="thumb" />
      <p>
        <b>{unit.product}</b>
        <span>{unit.serial}</span>
      </p>
    </Unit>
    <Lines>
      {unit.label && <Line label="Etiqueta">{unit.label}</Line>}
      {unit.user && <Line label="Com">{unit.user.name}</Line>}
      {unit.place && <Line label="Local">{unit.place}</Line>}
      {unit.status === null && <Line label="Agora">não está mais com a empresa</Line>}
      {replacements !== null && (
        <Line label="Para trocar">
          <Stock $isFree={replacements > 0}>
            {replacements === 0 ? 'nenhum livre' : formatCount(replacements, 'livre', 'livres')}
          </Stock>
        </Line>
      )}
    </Lines>
  </Section>
)

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Lines = styled.dl`
  margin-top: 6px;
  &:empty {
    display: none;
  }
  > div {
    ${flex.between};
    gap: 12px;
    min-height: 24px;
  }
  dt {
    flex: none;
    color: ${color.t2};
  }
  dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
  dd a {
    margin-left: 8px;
    font-weight: 550;
    ${touchArea}
  }
`

const Unit = styled.div`
  ${flex.row};
  gap: 12px;
  b,
  span {
    display: block;
  }
`

const Stock = styled.span<{ $isFree: boolean }>`
  color: ${({ $isFree }) => ($isFree ? color.ok : color.warn)};
  font-weight: 500;
`

const Similar = styled.ul`
  li {
    ${flex.between};
    gap: 12px;
    min-height: 28px;
  }
  a {
    display: flex;
    gap: 8px;
    min-width: 0;
    color: ${color.text};
    ${touchArea}
  }
  a span {
    color: ${color.t2};
  }
  b {
    font-weight: 400;
    ${font.ellipsis};
  }
  small {
    flex: none;
    ${font.captionMuted};
  }
`

import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { below, color, radius } from '@/styles/tokens'

/** Who did not find an answer asks a person. */
export const HelpContact = ({ actor }: { actor: Actor }) => (
  <Box aria-labelledby="help-contact">
    <div>
      <h2 id="help-contact">Não achou?</h2>
      <p>
        {may(actor, 'tickets:use') && 'Conte o que aconteceu em Chamados e a Arrenda responde. '}
        Sobre seus dados pessoais, escreva para <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>.
      </p>
    </div>
    {may(actor, 'tickets:use') && <ButtonLink href={paths.platform.supportTickets()}>Ir para Chamados</ButtonLink>}
  </Box>
)

const Box = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  margin-top: 20px;
  padding: 18px 20px;
  border-radius: ${radius.card};
  background: ${color.brandSoft};
  h2 {
    font-size: 15px;
    line-height: 22px;
  }
  p {
    color: ${color.t2};
    font-size: 13px;
    line-height: 20px;
  }
  p a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > a {
    flex: none;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`

import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { SUPPORT_MAIL } from '@/services/config/contact.rules'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { below, color, radius } from '@/styles/tokens'

/** How to reach a person. */
export const HelpContact = () => (
  <Box aria-labelledby="help-contact">
    <div>
      <h2 id="help-contact">Não achou?</h2>
      <p>
        Escreva para <a href={`mailto:${SUPPORT_MAIL}`}>{SUPPORT_MAIL}</a> e conte o que aconteceu: uma pessoa da
        Arrenda responde. Sobre seus dados pessoais, escreva para <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>.
      </p>
    </div>
    <ButtonLink href={`mailto:${SUPPORT_MAIL}`}>Escrever para a Arrenda</ButtonLink>
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

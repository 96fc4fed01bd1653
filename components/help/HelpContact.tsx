import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { SUPPORT_MAIL } from '@/services/config/contact.rules'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { flex, font } from '@/styles/mixins'
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
  ${flex.between};
  gap: 16px 24px;
  margin-top: 20px;
  padding: 18px 20px;
  border-radius: ${radius.card};
  background: ${color.brandSoft};
  h2 {
    ${font.cardTitle};
  }
  p {
    ${font.secondaryMuted};
  }
  p a {
    ${font.underlined};
  }
  > a {
    flex: none;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`

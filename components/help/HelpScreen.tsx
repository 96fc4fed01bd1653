import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useShortcutsDialog } from '@/components/layout/app/useShortcutsDialog'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useHashTarget } from '@/components/ui/navigation/useHashTarget'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { SUPPORT_MAIL } from '@/services/config/contact.rules'
import { paths } from '@/services/config/paths'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { countQuestions, HELP, helpFor, searchHelp } from './help.rules'
import { HelpTopicCard, HelpTopicLinks } from './HelpTopics'

/** The help page: questions about what the user may do; searchable, each with its own anchor. */
export const HelpScreen = () => {
  const { actor } = useLogin()
  const [search, setSearch] = useState('')
  const shortcuts = useShortcutsDialog()
  useHashTarget()
  if (!actor) return null
  const topics = searchHelp(helpFor(actor, HELP), search)
  const found = countQuestions(topics)
  const isSearching = search.trim() !== ''

  return (
    <Page>
      <PageHeader
        title="Ajuda"
        facts="Procure por uma palavra ou escolha um assunto."
        actions={
          <WithKeys>
            <PlainButton icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden />} onClick={shortcuts.show}>
              Atalhos de teclado
            </PlainButton>
          </WithKeys>
        }
      />
      <SearchField
        label="Buscar na ajuda"
        placeholder="Ex.: documentos, senha, devolução"
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className="visually-hidden">
        {isSearching && (found === 1 ? '1 resposta encontrada' : `${String(found)} respostas encontradas`)}
      </p>
      {found > 0 ? (
        <Topics>
          {!isSearching && <HelpTopicLinks topics={topics} />}
          {topics.map((topic) => (
            <HelpTopicCard key={topic.id} topic={topic} isOpen={isSearching && found <= 3} />
          ))}
        </Topics>
      ) : (
        <Topics>
          <Card>
            <EmptyState
              variant="no-result"
              title={`Nenhuma resposta com “${search.trim()}”`}
              description="Tente outra palavra, ou fale com a Arrenda."
              action={<PlainButton onClick={() => setSearch('')}>Ver todas as perguntas</PlainButton>}
            />
          </Card>
        </Topics>
      )}
      <HelpContact />
      {shortcuts.dialog}
    </Page>
  )
}

const Page = styled.div`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding-bottom: 40px;
  [role='search'] {
    --control: 48px;
    width: 100%;
  }
`

/** Hidden on touch devices, which have no keyboard. */
const WithKeys = styled.div`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`

const Topics = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 20px;
  ${below.phone} {
    gap: 12px;
  }
`

/** How to reach a person. */
export const HelpContact = () => {
  const { actor } = useLogin()
  return actor && may(actor, 'tickets:use') ? <AskByTicket /> : <AskByMail />
}

const AskByTicket = () => (
  <Contact aria-labelledby="help-contact">
    <div>
      <h2 id="help-contact">Não achou?</h2>
      <p>
        Abra um chamado e conte o que aconteceu: uma pessoa da Arrenda responde. Sobre seus dados pessoais, escreva para{' '}
        <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>.
      </p>
    </div>
    <ButtonLink href={paths.platform.newTicket()}>Abrir chamado</ButtonLink>
  </Contact>
)

const AskByMail = () => (
  <Contact aria-labelledby="help-contact">
    <div>
      <h2 id="help-contact">Não achou?</h2>
      <p>
        Escreva para <a href={`mailto:${SUPPORT_MAIL}`}>{SUPPORT_MAIL}</a> e conte o que aconteceu: uma pessoa da
        Arrenda responde. Sobre seus dados pessoais, escreva para <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>.
      </p>
    </div>
    <ButtonLink href={`mailto:${SUPPORT_MAIL}`}>Escrever para a Arrenda</ButtonLink>
  </Contact>
)

const Contact = styled.section`
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

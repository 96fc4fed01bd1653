import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { SearchField } from '@/components/ui/tables/SearchField'
import { mailboxQueryOptions } from '@/hooks/notifications/mailbox.queries'
import { oneColumn } from '@/styles/mixins'
import { mailsMatching } from './mailbox.rules'
import { MailboxList } from './MailboxList'
import { MailboxMail } from './MailboxMail'

/** The mails of an installation without SMTP, newest first, each as its recipient would see it. */
export const Mailbox = () => {
  const { data, isError, refetch } = useQuery(mailboxQueryOptions())
  const { read, write } = useAddressQuery()
  const search = read('busca') ?? ''
  const mails = data && mailsMatching(data, search)
  const chosen = mails?.find(({ id }) => String(id) === read('email')) ?? mails?.[0]
  return (
    <Frame>
      <PageHeader title="Caixa de saída" facts="Sem servidor de e-mail configurado, os e-mails ficam aqui." />
      <SearchField
        label="Buscar e-mails"
        placeholder="Destinatário ou assunto"
        value={search}
        onSearch={(text) => write({ busca: text.trim() || null, email: null })}
      />
      {isError && !data && (
        <EmptyState
          variant="error"
          title="Não foi possível carregar os e-mails"
          description="A caixa só existe em desenvolvimento e com dados de demonstração."
          action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
        />
      )}
      {!data && !isError && <SkeletonText label="Carregando e-mails" rows={8} />}
      {data && !chosen && (
        <EmptyState
          variant={search ? 'no-result' : 'first-use'}
          title={search ? 'Nenhum e-mail com essa busca' : 'Nenhum e-mail ainda'}
          description={search ? undefined : 'Eles aparecem quando um pedido muda de vez.'}
        />
      )}
      {mails && chosen && (
        <Panes>
          <MailboxList mails={mails} chosen={chosen.id} onChoose={(id) => write({ email: String(id) })} />
          <MailboxMail key={chosen.id} mail={chosen} />
        </Panes>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
  padding: 28px var(--sides) 48px;
`

const Panes = styled.div`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  margin-top: 16px;
  ${oneColumn.drawer}
`
